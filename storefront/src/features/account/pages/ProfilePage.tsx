import { useShopFacts } from "@bon-perroquet/shop-react"
import { LogOut } from "lucide-react"
import { Tabs } from "radix-ui"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { AddressBook } from "../addresses/AddressBook"
import { CreditAccount } from "../credit/CreditAccount"
import { StoreCredit } from "../credit/StoreCredit"
import { FormerOrders } from "../orders/FormerOrders"
import { PersonalDetails } from "../components/PersonalDetails"
import { Preferences } from "../preferences/Preferences"
import { SignedInOnly } from "../components/SignedInOnly"
import { TabBar } from "../../../components/TabBar"
import { Quotes } from "../../quotes"
import { RepeatDeliveries } from "../../repeat"
import { Security } from "../security/Security"
import type { SignedInUser } from "../session"
import { useLogOut } from "../use-log-out"
import { useLocation, useSearchParams } from "react-router"
import { KEEP_SCROLL } from "../../../config/navigation-state"
import { useOrders } from "@bon-perroquet/shop-react/account"
import { Panel } from "../../../components/Panel"
import { Waiting } from "../../../components/Waiting"
import { OrderLine } from "../../order"

/** Anchor of the security section. E-mails about the account link to it. */
const SECURITY_ANCHOR = "security"

function Profile() {
  const { hash } = useLocation()
  const security = useRef<HTMLDivElement>(null)
  // Scrolls to the security section, which did not exist yet when the browser looked for the anchor.
  useEffect(() => {
    if (hash === `#${SECURITY_ANCHOR}`) security.current?.scrollIntoView()
  }, [hash])
  return (
    <div className="flex flex-col gap-12">
      <PersonalDetails />
      <div ref={security} id={SECURITY_ANCHOR} className="scroll-mt-24">
        <Security />
      </div>
    </div>
  )
}

function Orders() {
  const { repeats } = useShopFacts()
  return (
    <div className="flex flex-col gap-12">
      <StoreCredit />
      <CreditAccount />
      <Quotes />
      <OrderHistory />
      <FormerOrders />
      {repeats !== null && <RepeatDeliveries />}
    </div>
  )
}

function OrderHistory() {
  const { t } = useTranslation("account")
  const { orders, isReloadFailed, isLoadFailed, isPending, reload, showOlder } = useOrders()
  const waiting = { what: t("profile.tabs.orders"), onRetry: () => void reload() }
  return (
    <Panel title={t("orders.title")}>
      {(!orders || isReloadFailed) && <Waiting {...waiting} failed={isReloadFailed || isLoadFailed} />}
      {orders?.length === 0 && <NoOrders />}
      {orders && orders.length > 0 && (
        <ul aria-label={t("orders.title")} className="flex flex-col gap-4">
          {orders.map((order) => (
            <OrderLine key={order.order_number} order={order} />
          ))}
        </ul>
      )}
      {orders && isLoadFailed && !isReloadFailed && <Waiting {...waiting} failed />}
      {showOlder && (
        <Button variant="secondary" pending={isPending} onClick={showOlder}>
          {t("orders.older")}
        </Button>
      )}
    </Panel>
  )
}

function NoOrders() {
  const { t } = useTranslation("account")
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-line bg-card px-6 py-12 text-center">
      <img src="/pictures/empty-cart.svg" alt="" width={200} height={160} className="h-36 w-auto" />
      <p className="font-serif text-xl font-semibold">{t("orders.empty.title")}</p>
      <p className="max-w-xs text-bark">{t("orders.empty.text")}</p>
      <LinkButton to="/products">{t("orders.empty.action")}</LinkButton>
    </div>
  )
}

/** The account has exactly these tabs. All other settings are sections of a tab. */
const PANELS = {
  profile: Profile,
  orders: Orders,
  addresses: AddressBook,
  preferences: Preferences,
} as const
type ProfileTab = keyof typeof PANELS
const PROFILE_TABS = Object.keys(PANELS) as ProfileTab[]

export function Component() {
  return <SignedInOnly>{(user) => <Account user={user} />}</SignedInOnly>
}

function Account({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("account")
  const { logOut, isPending } = useLogOut()
  const [tab, open] = useTab()
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-6 lg:py-10">
      <PageHead title={t("profile.title")} indexed={false} />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">{t("profile.welcome", { name: user.first_name })}</h1>
        <Button variant="secondary" pending={isPending} onClick={logOut}>
          <LogOut aria-hidden className="size-5" />
          {t("profile.logout")}
        </Button>
      </header>
      <Tabs.Root value={tab} onValueChange={open}>
        <TabBar
          label={t("profile.tabs.label")}
          tabs={PROFILE_TABS.map((name) => ({ name, text: t(`profile.tabs.${name}`) }))}
        />
        {PROFILE_TABS.map((name) => {
          const Panel = PANELS[name]
          return (
            <Tabs.Content key={name} value={name} className="pt-6">
              <Panel />
            </Tabs.Content>
          )
        })}
      </Tabs.Root>
    </div>
  )
}

const PARAMETER = "tab"

function useTab(): [tab: ProfileTab, open: (tab: string) => void] {
  const [search, setSearch] = useSearchParams()
  const tab = PROFILE_TABS.find((name) => name === search.get(PARAMETER)) ?? "profile"
  const open = (next: string) =>
    setSearch(next === "profile" ? {} : { [PARAMETER]: next }, { replace: true, state: KEEP_SCROLL })
  return [tab, open]
}
