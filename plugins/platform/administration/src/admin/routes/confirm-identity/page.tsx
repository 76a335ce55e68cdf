import { Answered, Field, Form, Section, useAnswer, useChange } from "@bon-perroquet/admin-kit"
import { defineRouteConfig } from "@medusajs/admin-sdk"
import { ShieldCheck } from "@medusajs/icons"
import { Button, Input } from "@medusajs/ui"
import { useState } from "react"
import { useIdentityTexts } from "../../texts"

interface Me {
  proof: "password" | "code"
}

function ConfirmIdentityPage() {
  const { t } = useIdentityTexts()
  const answer = useAnswer<Me>("/admin/administrators/me")
  return (
    <Section title={t("title")} hint={t("hint")} level="h1">
      <Answered answer={answer}>{({ proof }) => <ConfirmationForm proof={proof} />}</Answered>
    </Section>
  )
}

function ConfirmationForm({ proof }: Me) {
  const { t } = useIdentityTexts()
  const [proofText, setProofText] = useState("")
  const [isConfirmed, setConfirmed] = useState(false)
  const confirm = useChange<undefined>({
    to: () => ({ path: "/admin/administrators/me/proof", body: { [proof]: proofText } }),
    done: t("done"),
    failed: () => t("failed"),
    then: () => {
      setProofText("")
      setConfirmed(true)
    },
  })
  if (isConfirmed)
    return (
      <div className="flex flex-col items-start gap-3 px-6 py-4" role="status">
        <p>{t("done")}</p>
        <Button size="small" variant="secondary" onClick={() => window.history.back()}>
          {t("back")}
        </Button>
      </div>
    )
  return (
    <Form
      needs="shop:read"
      save={t("send")}
      isSaving={confirm.isPending}
      onSave={() => confirm.mutate(undefined)}
    >
      <Field label={t(proof)}>
        {(control) => (
          <Input
            {...control}
            type={proof === "password" ? "password" : "text"}
            autoComplete={proof === "password" ? "current-password" : "one-time-code"}
            value={proofText}
            onChange={({ target }) => setProofText(target.value)}
          />
        )}
      </Field>
    </Form>
  )
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "shopIdentity",
  icon: ShieldCheck,
  rank: 6,
})

export default ConfirmIdentityPage
