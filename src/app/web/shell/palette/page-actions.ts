export interface PageAction {
  label: string
  run: () => void
}

const MOST_ACTIONS = 8
/** The main actions of a page, wherever they are, and everything in its header. */
const BUTTONS = 'main :is(header :is(button, a), [data-primary])'
/** Choices, switches and menus need the eye on the page. */
const NOT_ACTIONS =
  '[aria-haspopup], [aria-expanded], [aria-pressed], [aria-disabled=true], [role=switch], [role=combobox]'

/** The actions are the buttons that the page shows, so that the search offers what this person can do right now. */
export function actionsOfPage(): PageAction[] {
  const actions = new Map<string, PageAction>()
  for (const button of document.querySelectorAll<HTMLElement>(BUTTONS)) {
    const label = nameOf(button)
    if (label === '' || button.matches(NOT_ACTIONS) || !button.checkVisibility()) continue
    if (!actions.has(label)) actions.set(label, { label, run: () => press(button) })
  }
  return [...actions.values()].slice(0, MOST_ACTIONS)
}

const nameOf = (button: HTMLElement) => (button.ariaLabel ?? button.textContent).trim()

/** A dialog that opens returns the focus to its button. */
function press(button: HTMLElement): void {
  button.focus()
  button.click()
}
