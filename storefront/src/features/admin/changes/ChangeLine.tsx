import type { Change } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { categoryScreenAddress } from "../categories/category-address"
import { customerAddress } from "../customers/customer-address"
import { orderAddress } from "../orders/order-address"
import { promotionAddress } from "../promotions/promotion-address"
import { FieldDifferences } from "./FieldDifferences"

/** Actions with a translated name. Other actions are shown under their stored code. */
const NAMED = [
  "created",
  "changed",
  "deleted",
  "merged",
  "price",
  "stock",
  "promotion",
  "sale",
  "images",
  "status",
  "refund",
  "refund_seen_to",
  "payment_link",
  "sent_again",
  "note_deleted",
  "refund_assigned",
  "review",
  "question",
  "run",
  "role",
  "engine",
  "second_factor_demanded",
  "second_factor_taken",
  "owner_recovered",
  "invited",
  "invitation_sent_again",
  "invitation_withdrawn",
  "sessions_ended",
  "hold",
  "release",
  "articles",
  "parcel_pack",
  "parcel_ship",
  "parcel_label",
  "parcel_unpack",
  "delivery",
  "secret_replaced",
  "revoked",
] as const

export function ChangeLine({ change }: { change: Change }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const named = NAMED.find((name) => name === change.action)
  const address = addressOf(change)
  // Settings have no stored label.
  const label = change.label || t(`changes.subjects.${change.subject}`)
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{named ? t(`changes.actions.${named}`) : change.action}</Badge>
        {address ? (
          <Link to={address} className="font-semibold text-leaf underline underline-offset-2">
            {label}
          </Link>
        ) : (
          <span className="font-semibold">{label}</span>
        )}
      </p>
      <FieldDifferences {...change} />
      <p className="text-sm wrap-anywhere text-bark">
        <time dateTime={change.at}>{formatMoment(change.at, language)}</time>
        {` · ${change.by}`}
        {change.import_id && (
          <>
            {" · "}
            <Link to={importAddress(change.import_id)} className="text-leaf underline underline-offset-2">
              {t("changes.byImport")}
            </Link>
          </>
        )}
      </p>
    </li>
  )
}

const SETTINGS: Readonly<Record<string, string>> = {
  merchant: "/admin/settings",
  closed_days: "/admin/settings/closed-days",
  countries: "/admin/settings/countries",
  home: "/admin/settings/home",
  search_words: "/admin/settings/search",
  features: "/admin/settings/features",
  mail_server: "/admin/settings/mail-server",
  shop_address: "/admin/settings/address",
  payment_account: "/admin/settings/payments",
}

function textAddress(setting: string): string | null {
  if (setting.startsWith("page_")) return setting.replace("page_", "/admin/settings/pages/")
  return setting.startsWith("mail_") ? setting.replace("mail_", "/admin/settings/mails/") : null
}

const importAddress = (id: string): string => `/admin/import?${new URLSearchParams({ id }).toString()}`

function addressOf({ subject, subject_id, label, action }: Change): string | null {
  if (subject === "order") return orderAddress(label)
  if (subject === "customer") return customerAddress(subject_id)
  if (subject === "promotion" && action !== "deleted") return promotionAddress(subject_id)
  if (subject === "category")
    return ["deleted", "merged"].includes(action) ? null : categoryScreenAddress(label ? subject_id : "")
  if (subject === "message") return `/admin/messages/${subject_id}`
  if (subject === "setting") return SETTINGS[subject_id] ?? textAddress(subject_id)
  if (subject === "import") return importAddress(subject_id)
  if (subject === "webhook" && action !== "deleted") return `/admin/settings/webhooks/${subject_id}`
  if (subject === "api_key") return "/admin/settings/api-keys"
  if (subject === "redirect")
    return `/admin/settings/redirects?${new URLSearchParams({ q: label }).toString()}`
  if (subject !== "product" || action === "deleted") return null
  return `/admin/products?${new URLSearchParams({ edit: subject_id }).toString()}`
}
