type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isField = (target: unknown): target is Field =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(checkbox|radio)$/.test(field.type)

function isTouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const asItCame = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
    return field.selectedIndex !== Math.max(asItCame, 0)
  }
  if (!isTicked(field)) return field.value !== field.defaultValue
  // Ignores a deselected radio button, because the group also contains the selected one.
  return field.checked !== field.defaultChecked && (field.checked || field.type === "checkbox")
}

/**
 * Uses the setter of the prototype, because React overrides the setter of the element. Sets the value before each
 * event, because React may render the field with its former value in between.
 */
function write(field: Field, value: string): void {
  if (!(field instanceof HTMLSelectElement)) field.value = ""
  const prototype: object = Object.getPrototypeOf(field) as object
  for (const type of ["input", "change"]) {
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, value)
    field.dispatchEvent(new Event(type, { bubbles: true }))
  }
}

/** Changes a checkbox or radio button by a click, because React ignores a value that a script sets. */
function tick(field: HTMLInputElement, checked: boolean): void {
  field.checked = !checked
  field.click()
}

/** Sends all events of a click: tabs and menus react to pointerdown, other buttons to click. */
function press(button: HTMLButtonElement): void {
  const how = { bubbles: true, cancelable: true, button: 0, pointerType: "mouse" }
  for (const step of ["down", "up"]) {
    button.dispatchEvent(new PointerEvent(`pointer${step}`, how))
    button.dispatchEvent(new MouseEvent(`mouse${step}`, how))
  }
  button.click()
}

declare global {
  interface Window {
    /** Clicks and submissions before this script ran. */
    earlyEvents?: Event[]
    /** Listener in index.html, which records `earlyEvents`. */
    keepEarly?: (event: Event) => void
  }
}

/** Removes the listener of index.html. @returns the events that it recorded */
function takeEarlyEvents(): Event[] {
  const { earlyEvents = [], keepEarly } = window
  if (keepEarly) for (const type of ["click", "submit"]) window.removeEventListener(type, keepEarly, true)
  return earlyEvents
}

/**
 * Records early clicks, choices, input and submissions. Stops the events, because some parts of the page may already be
 * hydrated.
 * @returns function that replays them
 */
export function rememberEarlyInput(): () => Promise<void> {
  const repeat = new Map<Element, () => void>()

  function keep<E extends Element>(element: E, again: (element: E) => void): void {
    const place = [...document.querySelectorAll(element.localName)].indexOf(element)
    repeat.set(element, () => {
      // An error page is not hydrated but drawn again, with new elements.
      const current = element.isConnected ? element : document.querySelectorAll<E>(element.localName)[place]
      if (current) again(current)
    })
  }
  const pressed = (event: Event) => {
    const { target } = event
    const button = target instanceof Element ? target.closest("button") : null
    // A popover opens without scripts, so a repeated click would close it.
    if (!button || button.popoverTargetElement) return
    event.stopPropagation()
    // The form's submission is recorded instead.
    if (!(button.type === "submit" && button.form)) keep(button, press)
  }
  const enter = (field: Field) => {
    if (isTicked(field)) {
      const { checked } = field
      keep(field, (current) => tick(current, checked))
    } else {
      const { value } = field
      keep(field, (current) => write(current, value))
    }
  }
  const changed = (event: Event) => {
    if (!isField(event.target)) return
    // Otherwise React would hydrate the field at this event, and reset it before the next one.
    event.stopPropagation()
    enter(event.target)
  }
  const sent = (event: Event) => {
    const { target } = event
    // Without this, the browser would put the form's values into the URL.
    event.preventDefault()
    event.stopPropagation()
    if (target instanceof HTMLFormElement) keep(target, (form) => form.requestSubmit())
  }

  const listeners = { click: pressed, input: changed, change: changed, submit: sent }
  for (const [type, listener] of Object.entries(listeners)) document.addEventListener(type, listener, true)
  // Records input from before this script ran.
  for (const field of document.querySelectorAll<Field>("input, select, textarea"))
    if (isTouched(field)) enter(field)
  for (const event of takeEarlyEvents()) (event.type === "submit" ? sent : pressed)(event)
  return async () => {
    for (const [type, listener] of Object.entries(listeners))
      document.removeEventListener(type, listener, true)
    for (const again of repeat.values()) {
      again()
      // React renders in a microtask, and the next event may depend on it.
      await Promise.resolve()
    }
  }
}
