type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

/** Whether it is not as the page came. */
function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const asItCame = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(asItCame, 0)
  }
  if (!isTicked(field)) return field.value !== field.defaultValue
  // Of radio buttons the one that was chosen says it all.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")
}

/**
 * Enters a value so that React handles it: React remembers what was set through the element itself, and takes for a
 * change what differs from that.
 */
function write(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = ""
  const prototype: object = Object.getPrototypeOf(field) as object
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
  for (const type of ["input", "change"]) field.dispatchEvent(new Event(type, { bubbles: true }))
}

/** Ticks as `write` enters: what was ticked before stays ticked when React takes the field over, and would be no change. */
function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** Presses a button as a finger or a mouse does: tabs and menus act when it goes down, others when it is lifted. */
function press(button: HTMLButtonElement): void {
  const how = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" }
  for (const step of ["down", "up"]) {
    button.dispatchEvent(new PointerEvent(`pointer${step}`, how))
    button.dispatchEvent(new MouseEvent(`mouse${step}`, how))
  }
  button.click()
}

/**
 * A page that the server drew shows its buttons and fields before they work. What is pressed, chosen, typed or sent
 * meanwhile is done once they do, so that nobody acts in vain. Nothing else hears of a press or of what is sent: some
 * of the page works sooner than the rest, and would do it as well.
 * @returns what to call then
 */
export function rememberEarlyInput(): () => void {
  const repeat = new Map<Element, () => void>()

  const pressed = (event: Event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest("button") : null
    if (!button) return
    event.stopPropagation()
    // One that sends a form is heard of by the form.
    if (!(button.type === "submit" && button.form)) repeat.set(button, () => press(button))
  }
  const enter = (field: Field) => {
    if (isTicked(field)) {
      const { checked } = field
      repeat.set(field, () => tick(field, checked))
    } else {
      const { value } = field
      repeat.set(field, () => write(field, value))
    }
  }
  const changed = ({ target }: Event) => {
    if (isField(target)) enter(target)
  }
  const sent = (event: Event) => {
    const { target } = event
    // The browser would send what was typed in the address.
    event.preventDefault()
    event.stopPropagation()
    if (target instanceof HTMLFormElement) repeat.set(target, () => target.requestSubmit())
  }

  const listeners = { click: pressed, input: changed, change: changed, submit: sent }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
  // Before this ran, nobody listened.
  for (const field of document.querySelectorAll<Field>("input, select, textarea"))
    if (isTouched(field)) enter(field)
  return () => {
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener, true)
    for (const again of repeat.values()) again()
  }
}
