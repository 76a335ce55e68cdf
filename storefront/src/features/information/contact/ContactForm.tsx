import { useSendMessage, detailOf, ShopNetworkError } from "@bon-perroquet/shop-react"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect, useRef } from "react"
import { FormProvider, useForm, useFormContext } from "react-hook-form"
import { useTranslation } from "react-i18next"
import { Button } from "../../../components/Button"
import { RichText } from "../../../components/RichText"
import {
  CONTACT_FIELDS,
  contactFormSchema,
  contactRequest,
  EMPTY_MESSAGE,
  type ContactValues,
} from "./contact-form"
import { ContactFields } from "./ContactFields"
import { forgetDraft, keepDraft, readDraft } from "../../../components/draft/stored-drafts"
import { useMerchant } from "../../../config/merchant"
import { OPTIONAL_STORAGE_KEYS } from "@bon-perroquet/contract"
import { readStored } from "../../../config/storage"
import { storeWithConsent } from "../../cookies"
import { MailCheck } from "lucide-react"

/** Contact form. Its input is stored until the message has been sent. */
export function ContactForm() {
  const { t } = useTranslation("information")
  const { mutate, reset, isPending, isSuccess, error, variables } = useSendMessage()
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: EMPTY_MESSAGE,
    // React Hook Form would focus the first invalid field in registration order. This component focuses the first one
    // in display order.
    shouldFocusError: false,
  })

  // Fills in the draft and the sender after hydration, because only the browser has them.
  const { reset: fill, subscribe } = form
  useEffect(() => {
    fill({ ...EMPTY_MESSAGE, ...rememberedSender(), ...keptMessage() }, { keepDirtyValues: true })
    return subscribe({ formState: { values: true }, callback: ({ values }) => keepMessage(values) })
  }, [fill, subscribe])

  const submit = form.handleSubmit(
    (values) => {
      if (isPending) return
      mutate(contactRequest(values), {
        onSuccess: () => {
          rememberSender(values)
          forgetMessage()
          form.reset({ ...EMPTY_MESSAGE, name: values.name, email: values.email })
        },
      })
    },
    (errors) => {
      const first = CONTACT_FIELDS.find((field) => errors[field])
      if (first) form.setFocus(first)
    },
  )

  if (isSuccess) return <Sent email={variables.email} onAnother={reset} />
  return (
    <FormProvider {...form}>
      <form
        method="post"
        noValidate
        aria-labelledby="contact-form"
        onSubmit={(event) => void submit(event)}
        className="flex flex-col gap-5 rounded-card border border-line bg-card p-5 sm:p-7"
      >
        <h2 id="contact-form" className="text-xl">
          {t("contactForm.title")}
        </h2>
        <ContactFields />
        <Trap />
        <p className="text-sm text-bark">
          <RichText text={t("contactForm.privacy")} />
        </p>
        {error && <SendFailure error={error} />}
        <Button type="submit" size="lg" pending={isPending} className="self-start">
          {isPending ? t("contactForm.sending") : t("contactForm.send")}
        </Button>
      </form>
    </FormProvider>
  )
}

/** A honeypot: a hidden field that only robots fill in. */
function Trap() {
  const { t } = useTranslation("information")
  const { register } = useFormContext<ContactValues>()
  return (
    <div aria-hidden className="sr-only">
      <label>
        {t("contactForm.website")}
        <input type="text" tabIndex={-1} autoComplete="off" {...register("website")} />
      </label>
    </div>
  )
}

const FORM = "contact:"

function keptMessage(): Partial<ContactValues> {
  const draft = readDraft(FORM)
  // Not validated, because only this form writes the entry.
  return draft ? (draft.values as ContactValues) : {}
}

/** Stores the draft unless only the sender is filled in. */
function keepMessage(values: ContactValues): void {
  if (values.message.trim() || values.order_number) keepDraft(FORM, { values, read: EMPTY_MESSAGE })
  else forgetMessage()
}

const forgetMessage = (): void => forgetDraft(FORM)

function SendFailure({ error }: { error: Error }) {
  const { t } = useTranslation("information")
  const { email } = useMerchant()
  const isNetwork = error instanceof ShopNetworkError
  const detail = detailOf(error)
  return (
    <div role="alert" className="rounded-card border border-macaw bg-macaw-wash p-4">
      <p className="font-semibold">{t("contactForm.failed.title")}</p>
      {detail && <p className="mt-1">{detail}</p>}
      <p className="mt-1">
        {isNetwork ? t("contactForm.failed.network") : t("contactForm.failed.text", { email })}
      </p>
    </div>
  )
}

type Sender = Pick<ContactValues, "name" | "email">

const KEY = OPTIONAL_STORAGE_KEYS.preferences.contact

/** Returns the sender of the last message. It is only stored with consent. */
function rememberedSender(): Sender | null {
  try {
    const value: unknown = JSON.parse(readStored(KEY) ?? "null")
    if (typeof value !== "object" || value === null || !("name" in value) || !("email" in value)) return null
    const { name, email } = value
    return typeof name === "string" && typeof email === "string" ? { name, email } : null
  } catch {
    return null
  }
}

function rememberSender({ name, email }: Sender): void {
  storeWithConsent("preferences", KEY, JSON.stringify({ name, email }))
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const { t } = useTranslation("information")
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div
      role="status"
      className="flex flex-col items-start gap-3 self-start rounded-card border border-leaf bg-leaf-wash p-6 sm:p-8"
    >
      <MailCheck aria-hidden className="size-10 text-leaf" />
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {t("contactForm.sent.title")}
      </h2>
      <p className="wrap-anywhere">{t("contactForm.sent.text", { email })}</p>
      <Button variant="secondary" onClick={onAnother}>
        {t("contactForm.sent.another")}
      </Button>
    </div>
  )
}
