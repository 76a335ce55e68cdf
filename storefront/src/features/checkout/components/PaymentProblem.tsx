import { CircleAlert } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { SupportContact } from "./SupportContact"

export type Problem = "noSession" | "timeout" | "expired" | "error"

type PaymentProblemProps = {
  problem: Problem
  onCheckAgain?: () => void
}

export function PaymentProblem({ problem, onCheckAgain }: PaymentProblemProps) {
  const { t } = useTranslation("checkout")
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <div role="alert" className="flex flex-col items-center gap-3 text-center">
        <CircleAlert aria-hidden className="size-14 text-macaw" />
        <h1 className="text-2xl">{t(problem === "expired" ? "problem.failed" : "problem.title")}</h1>
        <p className="text-lg text-bark">{t(`problem.${problem}`)}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        {onCheckAgain && <Button onClick={onCheckAgain}>{t("problem.checkAgain")}</Button>}
        <LinkButton to="/" variant={onCheckAgain ? "secondary" : "primary"}>
          {t("backHome")}
        </LinkButton>
        <LinkButton to="/products" variant="secondary">
          {t("continueShopping")}
        </LinkButton>
      </div>
      <SupportContact />
    </div>
  )
}
