import { Tabs } from "radix-ui"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { AccountCard } from "../components/AccountCard"
import { LoginForm } from "../components/LoginForm"
import { RegisterForm } from "../components/RegisterForm"
import { TabBar } from "../../../components/TabBar"
import { useAuth } from "../use-auth"
import { LinkButton } from "../../../components/Button"
import { Notice } from "../../../components/Notice"
import { PageHead } from "../../../components/PageHead"
import { useNextAddress } from "../next-address"
import type { SignedInUser } from "../session"

const TABS = ["login", "register"] as const

export function Component() {
  const { t } = useTranslation("account")
  const { user, expired } = useAuth()
  if (user) return <SignedIn user={user} />
  return (
    <AccountCard title={t("auth.title")} text={t("auth.intro")}>
      {expired && (
        <p role="status" className="mb-5 rounded-card bg-sky-wash p-4">
          {t("auth.expired")}
        </p>
      )}
      <Tabs.Root defaultValue="login">
        <TabBar
          label={t("auth.tabs.label")}
          tabs={TABS.map((name) => ({ name, text: t(`auth.tabs.${name}`) }))}
          className="mb-6"
        />
        <Tabs.Content value="login">
          <LoginForm />
        </Tabs.Content>
        <Tabs.Content value="register">
          <RegisterForm />
        </Tabs.Content>
      </Tabs.Root>
      <Link
        to="/orders"
        className="mt-4 flex min-h-11 items-center justify-center border-t border-line pt-4 text-center text-sm underline underline-offset-2"
      >
        {t("auth.findOrder")}
      </Link>
    </AccountCard>
  )
}

function SignedIn({ user }: { user: SignedInUser }) {
  const { t } = useTranslation("account")
  const { t: common } = useTranslation("common")
  const { asked, cameFrom } = useNextAddress()
  const next = asked ?? cameFrom
  const title = t("auth.welcome", { name: user.first_name })
  return (
    <Notice title={title} text={t("auth.signedIn", { email: user.email })}>
      <PageHead title={title} indexed={false} />
      <LinkButton to={next ?? "/products"}>{next ? t("auth.goOn") : common("continueShopping")}</LinkButton>
      <LinkButton to="/profile" variant="secondary">
        {t("auth.toProfile")}
      </LinkButton>
    </Notice>
  )
}
