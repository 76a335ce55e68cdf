/** Links of the header. `label` is a key in the "layout" texts. */
export const MAIN_LINKS = [
  { to: "/", label: "home" },
  { to: "/products", label: "products" },
  { to: "/shipping", label: "shipping" },
  { to: "/contact", label: "contact" },
] as const

export const QUICK_LINKS = [
  { to: "/", label: "home" },
  { to: "/products", label: "products" },
  { to: "/about", label: "about" },
  { to: "/contact", label: "contact" },
] as const

export const SUPPORT_LINKS = [
  { to: "/shipping", label: "shipping" },
  { to: "/returns", label: "returns" },
  { to: "/orders", label: "footer.order" },
  { to: "/withdrawal", label: "footer.withdrawal" },
  { to: "/privacy", label: "privacy" },
  { to: "/terms", label: "terms" },
  { to: "/cookies", label: "footer.cookies" },
] as const

/** Shown if the shop sells gift cards. */
export const GIFT_CARDS_LINK = { to: "/gift-cards", label: "footer.giftCards" } as const

/** Shown if the shop accepts gift cards. */
export const GIFT_CARD_LINK = { to: "/gift-card", label: "footer.giftCard" } as const

export const FAVOURITES_LINK = { to: "/favourites", label: "favourites" } as const

export const ADMIN_LINK = { to: "/admin", label: "admin" } as const
