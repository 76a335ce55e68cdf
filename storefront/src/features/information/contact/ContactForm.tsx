import { useSendMessage } from "@bon-perroquet/shop-react"
import { zodResolver } from "@hookform/resolvers/zod"
import { useEffect } from "react"
import { FormProvider, useForm } from "react-hook-form"
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
import { forgetMessage, keepMessage, keptMessage } from "./kept-message"
import { rememberedSender, rememberSender } from "./remembered-sender"
import { SendFailure } from "./SendFailure"
import { Sent } from "./Sent"
import { Trap } from "./Trap"

/** Contact form. Its input is kept until the message was sent. */
export function ContactForm() {
  const { t } = useTranslation("information")
  const { mutate, reset, isPending, isSuccess, error, variables } = useSendMessage()
  const form = useForm<ContactValues>({
    resolver: zodResolver(contactFormSchema),
    defaultValues: EMPTY_MESSAGE,
    // The form's order is that of registration, so the first visible error is focused below.
    shouldFocusError: false,
  })

  // Sender and draft are in the browser only, so the server renders an empty form.
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
