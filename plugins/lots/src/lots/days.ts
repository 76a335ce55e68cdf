/** The shop's day, as dates of lots are written. */
export const TODAY = `to_char(now() AT TIME ZONE 'Europe/Brussels', 'YYYY-MM-DD')`

/** The same so many days on; the number is the binding `days`. */
export const IN_DAYS = `to_char((now() AT TIME ZONE 'Europe/Brussels') + make_interval(days => :days), 'YYYY-MM-DD')`
