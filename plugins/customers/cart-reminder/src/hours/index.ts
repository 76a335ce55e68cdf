let hours = () => 0

export function setHours(current: () => number): void {
  hours = current
}

/** Hours from the last change of a cart to the reminder. */
export const reminderHours = (): number => hours()
