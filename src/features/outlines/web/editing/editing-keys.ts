export type EditingCommand = 'undo' | 'redo' | 'save'

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const WITH_CTRL: Readonly<Record<string, EditingCommand>> = { z: 'undo', y: 'redo', s: 'save' }

export function editingCommand({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed): EditingCommand | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  const command = WITH_CTRL[key.toLowerCase()]
  if (!shiftKey) return command ?? null
  return command === 'undo' ? 'redo' : null
}
