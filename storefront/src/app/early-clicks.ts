/**
 * A page that the server drew shows its buttons before they work. What is pressed meanwhile is pressed again once they
 * do, so that nobody presses in vain.
 * @returns what to call then
 */
export function rememberEarlyClicks(): () => void {
  const pressed: HTMLElement[] = []
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest("button") : null
    if (button) pressed.push(button)
  }
  document.addEventListener("click", remember, { capture: true })
  return () => {
    document.removeEventListener("click", remember, { capture: true })
    for (const button of pressed) button.click()
  }
}
