import { Check, RotateCcw, Volume2, VolumeX } from 'lucide-react'
import { SITE_PLACEHOLDERS } from '#shared/site-placeholders.ts'
import { buttonClasses } from '#web/kit/button-classes.ts'
import { classNames } from '#web/kit/class-names.ts'
import { MiniEmail } from '../mini-email.tsx'
import { SceneBrief } from './scene-brief.tsx'
import { SCENE_BRAND, SCENE_FOCUS_DAY, SCENE_MONTH, sceneDays, sceneEmails, weekdays } from './scene-month.ts'

const DAYS_IN_MONTH = 30

export function ProductScene() {
  return (
    <figure
      data-scene
      data-video={SITE_PLACEHOLDERS.videoId}
      className="scene relative mb-24 w-[46rem] motion-safe:max-sm:mb-36 sm:w-[52rem] lg:mb-0 lg:w-[56rem]"
    >
      <figcaption className="sr-only">
        A month in Mailmonth: eleven planned emails on a calendar, one of them opened as a finished, approved outline.
      </figcaption>
      <div aria-hidden className="rounded-2xl bg-surface shadow-[0_0_0_1px_var(--line-2),var(--e4)]">
        <div className="flex h-14 items-center gap-3 border-b border-line px-5">
          <span className="grid size-7 place-items-center rounded-md bg-navy text-2xs font-semibold text-on-navy dark:bg-surface-3">
            Q
          </span>
          <span className="text-base font-semibold">{SCENE_MONTH}</span>
          <span className="text-sm text-fg-3 max-sm:hidden">{SCENE_BRAND}</span>
        </div>
        <div className="grid grid-cols-7 border-b border-line text-2xs font-medium text-fg-3">
          {weekdays.map((weekday) => (
            <span key={weekday} className="px-3 py-1.5">
              {weekday}
            </span>
          ))}
        </div>
        <div className="grid grid-cols-7 gap-px overflow-hidden rounded-b-2xl bg-line">
          {sceneDays.map((day) => (
            <SceneDay key={day} day={day} />
          ))}
        </div>
      </div>
      <SceneBrief />
      <button type="button" data-sound aria-pressed="false" className="scene-sound group">
        <span className="scene-sound-state">
          <VolumeX aria-hidden className="size-4 group-aria-pressed:hidden" />
          <Volume2 aria-hidden className="hidden size-4 group-aria-pressed:block" />
          <span>
            Sound
            <span aria-hidden>
              <span className="group-aria-pressed:hidden">off</span>
              <span className="hidden group-aria-pressed:inline">on</span>
            </span>
          </span>
        </span>
      </button>
      <button
        type="button"
        data-replay
        className={classNames(
          buttonClasses({ variant: 'secondary', size: 'sm' }),
          'absolute -bottom-34 left-0 rounded-full motion-reduce:hidden max-sm:h-11 max-sm:px-4 sm:-bottom-11 sm:left-[23.5rem] lg:left-[19.5rem]',
        )}
      >
        <RotateCcw aria-hidden className="size-3.5" />
        Play again
      </button>
    </figure>
  )
}

function SceneDay({ day }: { day: number }) {
  const email = sceneEmails.find((candidate) => candidate.day === day)
  const outside = day > DAYS_IN_MONTH
  const focused = day === SCENE_FOCUS_DAY
  return (
    <div
      className={classNames(
        'h-[7.3rem] p-2',
        outside ? 'bg-surface-2' : 'bg-surface',
        focused && 'scene-focus relative',
      )}
    >
      <span className={classNames('tnum block text-2xs', outside ? 'text-fg-disabled' : 'text-fg-3')}>
        {outside ? day - DAYS_IN_MONTH : day}
      </span>
      {email !== undefined && (
        <div className={classNames('scene-drop mt-0.5 w-[5.7rem] max-w-full', email.delay)}>
          <MiniEmail kind={email.kind} />
          <span className="mt-1.5 flex items-center gap-1 text-[0.625rem] leading-3 font-medium text-fg-2">
            <span data-caption className="truncate">
              {email.title}
            </span>
            {focused && <Check strokeWidth={3} className="scene-approved size-3 shrink-0 text-ok" />}
          </span>
        </div>
      )}
    </div>
  )
}
