export const DECIDED: readonly string[] = ["won", "lost", "warning_closed", "prevented"]
