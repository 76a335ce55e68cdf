import type { Need } from "./needs"

const ownersOnly: Need = { read: "shop:write", write: "shop:write" }
const products: Need = { read: "products:read", write: "products:write" }
const orders: Need = { read: "orders:read", write: "orders:write" }
const read = (right: Need["read"]): Need => ({ read: right, write: "shop:write" })

/** Rights for the shop's calls for administrators, at /api/admin and below Medusa's /admin. ":" is any path segment. */
export const SHOP_CALLS: Record<string, Need> = {
  "/api/admin/accounting": read("reports:read"),
  "/api/admin/analytics": read("reports:read"),
  "/api/admin/alerts": orders,
  "/api/admin/back-in-stock": products,
  "/api/admin/categories": products,
  "/api/admin/changes": read("changes:read"),
  "/api/admin/countries": read("shop:read"),
  // Roles that handle orders may write notes, but not change customers.
  "/api/admin/customers": { read: "customers:read", write: "orders:write" },
  "/api/admin/customers/:/messages": { read: "messages", write: "messages" },
  "/api/admin/documents": read("orders:read"),
  "/api/admin/e-invoices": orders,
  "/api/admin/export.zip": ownersOnly,
  "/api/admin/former-orders": orders,
  "/api/admin/health": read("shop:read"),
  "/api/admin/imports": { read: "products:write", write: "products:write" },
  // These imports contain personal data.
  "/api/admin/imports/customers": ownersOnly,
  "/api/admin/imports/newsletter": ownersOnly,
  "/api/admin/imports/orders": ownersOnly,
  "/api/admin/imports/reviews": ownersOnly,
  "/api/admin/invitations": ownersOnly,
  "/api/admin/lots": products,
  // These calls show buyers and send them e-mails, so they need the rights for orders.
  "/api/admin/lots/:/recipients": orders,
  "/api/admin/lots/:/recipients.csv": orders,
  "/api/admin/lots/:/recipients.pdf": orders,
  "/api/admin/lots/:/recall": orders,
  "/api/admin/lots/:/replacements": orders,
  "/api/admin/messages": { read: "messages", write: "messages" },
  "/api/admin/notes": orders,
  "/api/admin/orders": orders,
  "/api/admin/orders/:/messages": { read: "messages", write: "messages" },
  "/api/admin/products": products,
  "/api/admin/promotions": products,
  "/api/admin/questions": products,
  "/api/admin/repeat-deliveries": orders,
  "/api/admin/reviews": products,
  "/api/admin/search": read("shop:read"),
  "/api/admin/security": read("shop:read"),
  "/api/admin/settings": ownersOnly,
  "/api/admin/setup": ownersOnly,
  "/api/admin/staff": ownersOnly,
  "/api/admin/today": read("shop:read"),
  "/api/admin/upload-image": products,
  "/api/admin/users": read("customers:read"),
  "/api/admin/vat-report": read("reports:read"),
  "/api/admin/vat-report.csv": read("reports:read"),

  "/admin/administrators": ownersOnly,
  "/admin/administrators/me": read("shop:read"),
  "/admin/administrators/me/proof": { read: "shop:read", write: "shop:read" },
  "/admin/bought-together": products,
  "/admin/checkout-attempts": orders,
  "/admin/countries": read("shop:read"),
  "/admin/languages": products,
  "/admin/listings": products,
  "/admin/repeat-deliveries": orders,
  "/admin/outbox": { read: "messages", write: "messages" },
  "/admin/sales-documents": read("orders:read"),
  "/admin/shop-analytics": read("reports:read"),
  "/admin/shop-orders": orders,
  "/admin/vat/products": products,
  "/admin/vat/rates": read("shop:read"),
}
