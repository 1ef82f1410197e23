export function connectMenu(button: HTMLElement): void {
  const menu = document.getElementById(button.getAttribute('aria-controls') ?? '')
  if (menu === null) return
  const show = (open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    menu.hidden = !open
  }
  button.addEventListener('click', () => show(menu.hidden !== false))
  menu.addEventListener('click', (event) => {
    if (event.target instanceof HTMLAnchorElement) show(false)
  })
  document.addEventListener('pointerdown', (event) => {
    const target = event.target as Node
    if (!menu.hidden && !menu.contains(target) && !button.contains(target)) show(false)
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || menu.hidden) return
    show(false)
    button.focus()
  })
}
