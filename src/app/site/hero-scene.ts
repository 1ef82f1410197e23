import type { Player } from './hero-video.ts'
import { playScore } from './scene-score.ts'

/**
 * The picture beside the title: a drawn scene that plays once, and over it a video where one is configured. A click
 * turns the sound on and off: that of the video, or that of the scene, which then plays again to be heard.
 */
export function connectScene(scene: HTMLElement): void {
  let player: Player | null = null
  let stopScore: (() => void) | null = null
  const soundButton = scene.querySelector<HTMLElement>('[data-sound]')

  // An animation that has ended is out of reach; taking all of them away for a moment starts them anew.
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
        // oxlint-disable-next-line no-console -- a video that fails is no reason to bother anybody
        console.warn('The video kept its sound as it was.', error)
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
      // oxlint-disable-next-line no-console -- a video that fails is no reason to bother anybody
      .catch((error: unknown) => console.warn('The video could not be played; the scene stays.', error))
  })
}

/** Nothing moves for people who asked for that, and nothing heavy is loaded for those who save data or are offline. */
function mayPlayVideo(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return navigator.onLine && connection?.saveData !== true && !matchMedia('(prefers-reduced-motion: reduce)').matches
}

/** Calls once the page is complete, the browser has a moment, and the element is on the screen. */
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
