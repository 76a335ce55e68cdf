import { MedusaService } from "@medusajs/framework/utils"
import { ErasedOptOut } from "./models/erased-opt-out"
import { NewsletterOptOut } from "./models/newsletter-opt-out"

export class NewsletterOptOutModuleService extends MedusaService({ ErasedOptOut, NewsletterOptOut }) {}
