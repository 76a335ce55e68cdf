const SAFE = [/^https?:\/\/[^\s\\]+$/i, /^mailto:[^\s\\]+$/i, /^\/(?![/\\])[^\s\\]*$/]

/** Whether a text may lead there: a page elsewhere, an e-mail address, or a page of the shop itself. */
export const isSafeLink = (href: string): boolean => SAFE.some((each) => each.test(href))
