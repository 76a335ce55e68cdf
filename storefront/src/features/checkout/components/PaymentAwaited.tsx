import type { PaymentInstructions as Instructions, PaymentStatus } from "@bon-perroquet/contract"
import { Hourglass, Printer } from "lucide-react"
import { useTranslation } from "react-i18next"
import { Button, LinkButton } from "../../../components/Button"
import { PaymentInstructions } from "../../../components/PaymentInstructions"
import { FormSection } from "./FormSection"
import { PaymentDetails } from "./PaymentDetails"
import { SupportContact } from "./SupportContact"

type PaymentAwaitedProps = { status: PaymentStatus; instructions: Instructions }

export function PaymentAwaited({ status, instructions }: PaymentAwaitedProps) {
  const { t } = useTranslation("checkout")
  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-6">
      <header className="flex flex-col items-center gap-3 text-center">
        <Hourglass aria-hidden className="size-14 text-leaf" />
        <h1 className="text-2xl">{t("success.title")}</h1>
        <p className="text-lg text-bark">
          {t(instructions.is_on_account ? "awaited.onAccount" : "awaited.text")}
        </p>
      </header>
      <FormSection title={instructions.name}>
        <PaymentInstructions instructions={instructions} />
      </FormSection>
      <PaymentDetails status={status} />
      <SupportContact />
      <div className="flex flex-wrap justify-center gap-3 print:hidden">
        <Button onClick={() => window.print()}>
          <Printer aria-hidden className="size-5" />
          {t("success.print")}
        </Button>
        <LinkButton to="/products" variant="secondary">
          {t("continueShopping")}
        </LinkButton>
      </div>
    </div>
  )
}
