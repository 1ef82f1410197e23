export type MiniEmailKind = 'hills' | 'letter' | 'grid' | 'steps' | 'product' | 'date'

export interface SceneEmail {
  day: number
  title: string
  kind: MiniEmailKind
  /** A class sets the delay because the content security policy forbids inline styles. */
  delay: string
}

export const SCENE_MONTH = 'November 2026'
export const SCENE_BRAND = 'Quillhound Supply'
export const SCENE_FOCUS_DAY = 12
export const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
export const sceneDays = Array.from({ length: 35 }, (_, index) => index + 1)

export const sceneEmails: readonly SceneEmail[] = [
  { day: 2, title: 'Field notes', kind: 'letter', delay: '[animation-delay:300ms]' },
  { day: 4, title: 'Harness fit', kind: 'steps', delay: '[animation-delay:380ms]' },
  { day: 6, title: 'Mud season', kind: 'hills', delay: '[animation-delay:460ms]' },
  { day: 10, title: 'Packable Bowl', kind: 'product', delay: '[animation-delay:540ms]' },
  { day: 12, title: 'First snow', kind: 'hills', delay: '[animation-delay:620ms]' },
  { day: 17, title: 'Ask about size', kind: 'letter', delay: '[animation-delay:700ms]' },
  { day: 19, title: 'Gift guide', kind: 'grid', delay: '[animation-delay:780ms]' },
  { day: 22, title: 'Coat care', kind: 'steps', delay: '[animation-delay:860ms]' },
  { day: 24, title: 'Road trip', kind: 'product', delay: '[animation-delay:940ms]' },
  { day: 27, title: 'Black Friday', kind: 'date', delay: '[animation-delay:1020ms]' },
  { day: 30, title: 'Cyber Monday', kind: 'grid', delay: '[animation-delay:1100ms]' },
]
