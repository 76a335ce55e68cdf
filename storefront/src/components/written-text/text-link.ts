/** How a link within a text looks. */
export const TEXT_LINK = "font-semibold text-leaf underline underline-offset-2"
