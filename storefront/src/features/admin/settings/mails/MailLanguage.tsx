import {
  gapFaults,
  MAIL_GAPS,
  type Language,
  type MailName,
  type MailText,
  LANGUAGES,
  mailTextSchema,
  perLanguage,
} from "@bon-perroquet/contract"
import { Eye, Send } from "lucide-react"
import { useState } from "react"
import { useFormContext, useWatch } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../../components/Button"
import { Field, TextAreaField } from "../../../../components/Field"
import { BackToOriginal } from "../BackToOriginal"
import { detailOf } from "@bon-perroquet/shop-react"
import { useSendTestMail, useMailPreview } from "@bon-perroquet/shop-react/admin"
import { toast } from "../../../../components/toast"
import { Waiting } from "../../../../components/Waiting"
import { z } from "zod"

type MailLanguageProps = { mail: MailName; language: Language; original: MailText }

export function MailLanguage({ mail, language, original }: MailLanguageProps) {
  const { t } = useTranslation("admin")
  const { register, trigger, formState } = useFormContext<MailValues>()
  const words = useWatch<MailValues, Language>({ name: language })
  const [shown, show] = useState<MailText | null>(null)
  const { send, isPending } = useTestMail(mail)
  const wrong = formState.errors[language]
  const { unknown, missing } = gapFaults(mail, words)
  const [gap] = [...unknown, ...missing]
  const introFault = () => {
    if (gap === undefined) return t("settings.pages.wrong.length")
    return t(unknown.length ? "settings.mails.wrong.unknown" : "settings.mails.wrong.missing", { gap })
  }
  const whenRight = (then: () => void) => void trigger(language).then((isRight) => isRight && then())
  return (
    <div className="flex flex-col gap-4">
      <Field
        label={t("settings.mails.fields.subject")}
        lang={language}
        error={wrong?.subject && t("settings.pages.wrong.length")}
        {...register(`${language}.subject`)}
      />
      <TextAreaField
        label={t("settings.mails.fields.intro")}
        lang={language}
        rows={5}
        hint={t("settings.mails.introHint")}
        error={wrong?.intro && introFault()}
        {...register(`${language}.intro`)}
      />
      <Gaps mail={mail} />
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => whenRight(() => show(words))}>
          <Eye aria-hidden className="size-5" />
          {t("settings.pages.preview")}
        </Button>
        <Button
          variant="secondary"
          pending={isPending}
          onClick={() => whenRight(() => send({ ...words, language }))}
        >
          <Send aria-hidden className="size-5" />
          {t("settings.mails.test")}
        </Button>
        <BackToOriginal language={language} written={words} original={original} />
      </div>
      {shown && <MailPreview mail={mail} draft={{ ...shown, language }} />}
    </div>
  )
}

function Gaps({ mail }: { mail: MailName }) {
  const { t } = useTranslation("admin")
  const gaps = MAIL_GAPS[mail]
  if (gaps.length === 0) return null
  return (
    <div className="rounded-card bg-sunken p-4">
      <p>{t("settings.mails.gapsHint")}</p>
      <dl className="mt-2 text-sm">
        {gaps.map((gap) => (
          <div key={gap} className="grid gap-x-4 border-t border-line py-2 sm:grid-cols-[12rem_1fr]">
            <dt className="font-mono">{`{{${gap}}}`}</dt>
            <dd>{t(`settings.mails.gaps.${gap}`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Sends the draft to the administrator and shows the recipient's address. */
function useTestMail(mail: MailName) {
  const { t } = useTranslation("admin")
  const { mutate, isPending } = useSendTestMail(mail)
  const send = (draft: MailText & { language: Language }) =>
    mutate(draft, {
      onSuccess: ({ to }) => toast({ variant: "success", title: t("settings.mails.tested", { to }) }),
      onError: (error) =>
        toast({
          variant: "destructive",
          title: t("settings.mails.testFailed"),
          description: detailOf(error) ?? undefined,
        }),
    })
  return { send, isPending }
}

type MailPreviewProps = { mail: MailName; draft: MailText & { language: Language } }

function MailPreview({ mail, draft }: MailPreviewProps) {
  const { t } = useTranslation("admin")
  const { data, error, refetch } = useMailPreview(mail, draft, { enabled: true })
  const title = t("settings.pages.preview")
  if (!data) return <Waiting what={title} failed={error !== null} onRetry={() => void refetch()} />
  return (
    <section aria-label={title} className="flex flex-col gap-2">
      <p lang={draft.language} className="font-semibold wrap-anywhere">
        {data.subject}
      </p>
      <iframe
        sandbox=""
        title={data.subject}
        srcDoc={data.html}
        className="h-[70dvh] w-full rounded-card border border-line bg-white"
      />
    </section>
  )
}

export type MailValues = Record<Language, MailText>

/** Each text must contain all placeholders and no unknown ones. */
export const mailFormSchema = (mail: MailName) =>
  z.object(
    perLanguage(LANGUAGES, () =>
      mailTextSchema.refine(
        (text) => {
          const { unknown, missing } = gapFaults(mail, text)
          return unknown.length + missing.length === 0
        },
        { path: ["intro"] },
      ),
    ),
  )
