import type { Player } from './hero-video.ts'
import { playScore } from './scene-score.ts'

/** A click turns the sound of the video or the scene on and off. The scene plays again with sound. */
export function connectScene(scene: HTMLElement): void {
  let player: Player | null = null
  let stopScore: (() => void) | null = null
  const soundButton = scene.querySelector<HTMLElement>('[data-sound]')

  // An ended animation can't be restarted, so remove all animations for a moment.
  const replay = () => {
    scene.classList.add('scene-rewound')
    scene.getBoundingClientRect()
    scene.classList.remove('scene-rewound')
  }
  const isOn = () => soundButton?.getAttribute('aria-pressed') === 'true'
  const show = (on: boolean) => soundButton?.setAttribute('aria-pressed', String(on))
  const listen = () => {
    replay()
    stopScore?.()
    stopScore = playScore(scene)
  }

  soundButton?.addEventListener('click', () => {
    const on = !isOn()
    show(on)
    if (player !== null) {
      player.setMuted(!on).catch((error: unknown) => {
        // oxlint-disable-next-line no-console -- a failed video must not bother the visitor
        console.warn("The sound of the video didn't change.", error)
        show(!on)
      })
    } else if (on) listen()
    else {
      stopScore?.()
      stopScore = null
    }
  })
  scene.querySelector('[data-replay]')?.addEventListener('click', () => (isOn() ? listen() : replay()))

  const id = scene.dataset['video'] ?? ''
  if (id === '' || !mayPlayVideo()) return
  whenSeen(scene, () => {
    void import('./hero-video.ts')
      .then(({ openVideo }) => openVideo(scene, id, () => (player = null)))
      .then((opened) => {
        player = opened
        stopScore?.()
        show(false)
      })
      // oxlint-disable-next-line no-console -- a failed video must not bother the visitor
      .catch((error: unknown) => console.warn("The video doesn't play, so the scene stays.", error))
  })
}

/** Skips the video for reduced motion, data saving and offline browsers. */
function mayPlayVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return navigator.onLine && connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

function whenSeen(element: HTMLElement, call: () => void): void {
  const watch = () => {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      if ('requestIdleCallback' in window) requestIdleCallback(call, { timeout: 3000 })
      else setTimeout(call, 200)
    })
    observer.observe(element)
  }
  if (document.readyState === 'complete') watch()
  else window.addEventListener('load', watch, { once: true })
}
