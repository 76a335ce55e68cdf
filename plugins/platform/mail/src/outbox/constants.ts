export const OUTBOX_MODULE = "outbox"

/** Days after which a sent or failed message is deleted. The privacy page states the same period. */
export const KEPT_DAYS = 30
