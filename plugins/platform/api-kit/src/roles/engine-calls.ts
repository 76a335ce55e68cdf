import type { Need } from "./needs"

const products: Need = { read: "products:read", write: "products:write" }
const orders: Need = { read: "orders:read", write: "orders:write" }
/** Readable for all roles, because many pages need it. Only owners can change it. */
const setUp: Need = { read: "shop:read", write: "shop:write" }
const customers: Need = { read: "customers:read", write: "shop:write" }
const ownersOnly: Need = { read: "shop:write", write: "shop:write" }

/** Rights for the paths of Medusa's Admin API. Calls of other paths are rejected, also for owners. */
export const ENGINE_CALLS: Record<string, Need> = {
  "/admin/users/me": { read: "shop:read", write: "shop:write" },
  "/admin/api-keys": ownersOnly,
  "/admin/invites": ownersOnly,
  // Notifications contain the text of all e-mails.
  "/admin/notifications": ownersOnly,
  "/admin/search": ownersOnly,
  "/admin/search-indexes": ownersOnly,
  "/admin/users": ownersOnly,
  "/admin/views": ownersOnly,
  "/admin/workflows-executions": ownersOnly,

  "/admin/products": products,
  "/admin/product-categories": products,
  "/admin/product-options": products,
  "/admin/product-tags": products,
  "/admin/product-types": products,
  "/admin/product-variants": products,
  "/admin/collections": products,
  "/admin/inventory-items": products,
  "/admin/reservations": products,
  "/admin/price-lists": products,
  "/admin/promotions": products,
  "/admin/campaigns": products,
  "/admin/translations": products,
  // Listing, reading and deleting files is restricted, because they include exports of orders.
  "/admin/uploads": { read: "shop:write", write: "products:write" },
  "/admin/uploads/:": ownersOnly,
  "/admin/uploads/presigned-urls": { read: "shop:write", write: "products:write" },

  // Downloads of Medusa Admin's exports. Each kind needs the right to its records, any other kind is for owners only.
  "/admin/exports/:/:": ownersOnly,
  "/admin/exports/products": products,
  "/admin/exports/stock": products,
  "/admin/exports/orders": orders,

  "/admin/orders": orders,
  "/admin/order-edits": orders,
  "/admin/order-changes": orders,
  "/admin/draft-orders": orders,
  "/admin/returns": orders,
  "/admin/claims": orders,
  "/admin/exchanges": orders,
  "/admin/fulfillments": orders,
  "/admin/payments": orders,
  "/admin/payment-collections": orders,
  "/admin/customers": customers,
  "/admin/customer-groups": customers,

  "/admin/currencies": setUp,
  "/admin/feature-flags": setUp,
  "/admin/fulfillment-providers": setUp,
  "/admin/fulfillment-sets": ownersOnly,
  "/admin/layouts": setUp,
  "/admin/locales": setUp,
  "/admin/plugins": setUp,
  "/admin/price-preferences": setUp,
  "/admin/property-labels": setUp,
  "/admin/refund-reasons": setUp,
  "/admin/regions": setUp,
  "/admin/return-reasons": setUp,
  "/admin/sales-channels": setUp,
  "/admin/shipping-option-types": setUp,
  "/admin/shipping-options": setUp,
  "/admin/shipping-profiles": setUp,
  "/admin/stock-locations": setUp,
  "/admin/stores": setUp,
  "/admin/tax-providers": setUp,
  "/admin/tax-rates": setUp,
  "/admin/tax-regions": setUp,
}
