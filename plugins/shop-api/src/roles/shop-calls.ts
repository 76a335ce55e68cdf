import type { Need } from "./needs"

const ownersOnly: Need = { read: "shop:write", write: "shop:write" }
const goods: Need = { read: "goods:read", write: "goods:write" }
const orders: Need = { read: "orders:read", write: "orders:write" }
const read = (right: Need["read"]): Need => ({ read: right, write: "shop:write" })

/** The shop's own calls for administrators, at /api/admin and beside the engine's. ":" is any one part of an address. */
export const SHOP_CALLS: Record<string, Need> = {
  "/api/admin": ownersOnly,
  "/api/admin/analytics": read("figures:read"),
  "/api/admin/alerts": orders,
  "/api/admin/changes": read("changes:read"),
  "/api/admin/documents": read("orders:read"),
  "/api/admin/health": read("shop:read"),
  "/api/admin/imports": { read: "goods:write", write: "goods:write" },
  "/api/admin/messages": { read: "messages", write: "messages" },
  "/api/admin/orders": orders,
  "/api/admin/products": goods,
  "/api/admin/search": read("shop:read"),
  "/api/admin/security": read("shop:read"),
  "/api/admin/settings": ownersOnly,
  "/api/admin/today": read("shop:read"),
  "/api/admin/upload-image": goods,
  "/api/admin/users": read("people:read"),
  "/api/admin/vat-report": read("figures:read"),
  "/api/admin/vat-report.csv": read("figures:read"),

  "/admin/administrators": ownersOnly,
  "/admin/administrators/me": read("shop:read"),
  "/admin/checkout-attempts": orders,
  "/admin/countries": read("shop:read"),
  "/admin/languages": goods,
  "/admin/listings": goods,
  "/admin/outbox": { read: "messages", write: "messages" },
  "/admin/shop-analytics": read("figures:read"),
  "/admin/shop-orders": orders,
  "/admin/vat/products": goods,
  "/admin/vat/rates": read("shop:read"),
}
