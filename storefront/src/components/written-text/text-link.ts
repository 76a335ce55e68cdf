export const TEXT_LINK = "font-semibold text-leaf underline underline-offset-2"
