const SAFE = [/^https?:\/\/[^\s\\]+$/i, /^mailto:[^\s\\]+$/i, /^\/(?![/\\])[^\s\\]*$/]

/**
 * Returns whether a text may contain this link: an external page, an e-mail address, or a page of the shop.
 */
export const isSafeLink = (href: string): boolean => SAFE.some((each) => each.test(href))
