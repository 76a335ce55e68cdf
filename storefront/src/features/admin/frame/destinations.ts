import type { Right } from "@bon-perroquet/contract"
import {
  ChartLine,
  FolderTree,
  Gift,
  History,
  ListTodo,
  Mail,
  Package,
  ReceiptText,
  Repeat,
  Scale,
  Settings,
  Star,
  TicketPercent,
  UsersRound,
  type LucideIcon,
} from "lucide-react"

/** Entry of the navigation. `also` contains paths of other screens on which the entry is marked as current. */
export type Destination = {
  name:
    | "today"
    | "orders"
    | "products"
    | "categories"
    | "reviews"
    | "customers"
    | "promotions"
    | "giftCards"
    | "repeats"
    | "analytics"
    | "accounting"
    | "messages"
    | "changes"
    | "settings"
  icon: LucideIcon
  right: Right
  to: string
  also?: readonly string[]
}

export const DESTINATIONS: readonly Destination[] = [
  { name: "today", to: "/admin", icon: ListTodo, right: "shop:read" },
  {
    name: "orders",
    to: "/admin/orders",
    also: ["/admin/e-invoices", "/admin/former-orders"],
    icon: ReceiptText,
    right: "orders:read",
  },
  {
    name: "products",
    to: "/admin/products",
    also: ["/admin/import", "/admin/lots", "/admin/stock", "/admin/wanted"],
    icon: Package,
    right: "products:read",
  },
  { name: "categories", to: "/admin/categories", icon: FolderTree, right: "products:read" },
  { name: "reviews", to: "/admin/reviews", icon: Star, right: "products:read" },
  {
    name: "customers",
    to: "/admin/customers",
    also: ["/admin/users", "/admin/segments", "/admin/credit-accounts", "/admin/quotes"],
    icon: UsersRound,
    right: "customers:read",
  },
  {
    name: "promotions",
    to: "/admin/promotions",
    also: ["/admin/trade-lists"],
    icon: TicketPercent,
    right: "products:read",
  },
  { name: "giftCards", to: "/admin/gift-cards", icon: Gift, right: "orders:read" },
  { name: "repeats", to: "/admin/repeat-deliveries", icon: Repeat, right: "orders:read" },
  {
    name: "analytics",
    to: "/admin/analytics",
    also: ["/admin/insight", "/admin/assistants"],
    icon: ChartLine,
    right: "reports:read",
  },
  { name: "accounting", to: "/admin/accounting", icon: Scale, right: "reports:read" },
  { name: "messages", to: "/admin/messages", icon: Mail, right: "messages" },
  { name: "changes", to: "/admin/changes", icon: History, right: "changes:read" },
  { name: "settings", to: "/admin/settings", icon: Settings, right: "shop:write" },
]

/** Returns true if the path belongs to the navigation entry or is below one of its paths. */
export function isAt({ to, also = [] }: Destination, pathname: string): boolean {
  if (to === "/admin") return pathname === to
  return [to, ...also].some((address) => pathname === address || pathname.startsWith(`${address}/`))
}
