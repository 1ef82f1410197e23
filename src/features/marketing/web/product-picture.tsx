import { classNames } from '#web/kit/class-names.ts'
import pictures from './product-pictures.json' with { type: 'json' }

export type PictureName = keyof typeof pictures

export function ProductPicture(props: { name: PictureName; alt: string; sizes: string; className?: string }) {
  const { width, height } = pictures[props.name]
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={`/pictures/${props.name}-${theme}.webp`}
      srcSet={`/pictures/${props.name}-${theme}.webp ${width}w, /pictures/${props.name}-${theme}-2x.webp ${width * 2}w`}
      sizes={props.sizes}
      width={width}
      height={height}
      alt={props.alt}
      loading="lazy"
      decoding="async"
      className={classNames('h-auto w-full', theme === 'dark' ? 'hidden dark:block' : 'dark:hidden', props.className)}
    />
  ))
}
