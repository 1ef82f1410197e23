import VimeoPlayer from '@vimeo/player'

export interface Player {
  setMuted(muted: boolean): Promise<boolean>
}

const PATIENCE_MS = 4000

export async function openVideo(scene: HTMLElement, id: string, onLost: () => void): Promise<Player> {
  const frame = document.createElement('iframe')
  const options = {
    autoplay: '1',
    loop: '1',
    muted: '1',
    controls: '0',
    dnt: '1',
    playsinline: '1',
    title: '0',
    byline: '0',
  }
  frame.src = `https://player.vimeo.com/video/${id}?${new URLSearchParams(options)}`
  frame.allow = 'autoplay'
  frame.title = 'A month in Mailmonth, as a video'
  frame.tabIndex = -1
  frame.className = 'scene-video'
  scene.append(frame)
  const player = new VimeoPlayer(frame)
  try {
    await withinTime(player.ready().then(() => player.play()))
  } catch (error) {
    frame.remove()
    throw error
  }
  scene.dataset['playing'] = ''
  player.on('error', (error: unknown) => {
    // oxlint-disable-next-line no-console -- a failed video must not bother the visitor
    console.warn('The video stopped, so the scene is back.', error)
    delete scene.dataset['playing']
    frame.remove()
    onLost()
  })
  return player
}

function withinTime<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`Nothing played within ${PATIENCE_MS} ms.`)), PATIENCE_MS)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
