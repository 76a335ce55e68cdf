import { useShopFacts } from "@bon-perroquet/shop-react"
import { LogOut } from "lucide-react"
import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { PageHead } from "../../../components/PageHead"
import { AddressBook } from "../addresses/AddressBook"
import { PersonalDetails } from "../components/PersonalDetails"
import { Preferences } from "../preferences/Preferences"
import { SignedInOnly } from "../components/SignedInOnly"
import { TabBar } from "../../../components/TabBar"
import { OrderHistory } from "../orders/OrderHistory"
import { RepeatDeliveries } from "../../repeat"
import { Security } from "../security/Security"
import type { SignedInUser } from "../session"
import { useLogOut } from "../use-log-out"
import { PROFILE_TABS, useTab } from "../use-tab"

const PANELS = {
  profile: PersonalDetails,
  orders: OrderHistory,
  repeats: RepeatDeliveries,
  addresses: AddressBook,
  security: Security,
  preferences: Preferences,
} as const

export function Component() {
  return <SignedInOnly>{(user) => <Account user={user} />}</SignedInOnly>
}

function Account({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("account")
  const { logOut, isPending } = useLogOut()
  const [tab, open] = useTab()
  const { repeats } = useShopFacts()
  // The tab is hidden if the shop has no subscriptions.
  const tabs = PROFILE_TABS.filter((name) => name !== "repeats" || repeats !== null || tab === name)
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
          tabs={tabs.map((name) => ({ name, text: t(`profile.tabs.${name}`) }))}
        />
        {tabs.map((name) => {
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
