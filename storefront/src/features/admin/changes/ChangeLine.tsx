import { CHANGE_ACTIONS, type Change, type ChangeAction } from "@bon-perroquet/contract"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { Badge } from "../../../components/Badge"
import { formatMoment } from "../../../components/date"
import { useLanguage } from "../../../i18n"
import { categoryScreenAddress, customerAddress, orderAddress, promotionAddress } from "../screen-addresses"
import { FieldDifferences } from "./FieldDifferences"

/** Actions whose names are texts of other screens. */
const ELSEWHERE = {
  quote_offered: "quotes.offered",
  quote_declined: "quotes.declined",
  credit: "credit.title",
  payment: "credit.booked",
  payment_cancelled: "credit.cancelled",
  topped_up: "giftCards.toppedUp",
  state: "giftCards.state",
  sent: "giftCards.sold.sent",
  refunded: "giftCards.sold.refunded",
} as const satisfies Partial<Record<ChangeAction, string>>

const isElsewhere = (action: ChangeAction): action is keyof typeof ELSEWHERE => action in ELSEWHERE

/** Actions of an older version are shown under their stored code. */
function useActionName(action: string): string {
  const { t } = useTranslation("admin")
  const known = CHANGE_ACTIONS.find((each) => each === action)
  if (!known) return action
  return isElsewhere(known) ? t(ELSEWHERE[known]) : t(`changes.actions.${known}`)
}

export function ChangeLine({ change }: { change: Change }) {
  const { t } = useTranslation("admin")
  const { language } = useLanguage()
  const actionName = useActionName(change.action)
  const address = addressOf(change)
  // Settings have no stored label.
  const label = change.label || t(`changes.subjects.${change.subject}`)
  return (
    <li className="flex flex-col gap-2 rounded-card border border-line bg-card p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="information">{actionName}</Badge>
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
