package io.millrace.common.internal.outside;

import io.millrace.common.decision.DecisionEvaluator;
import io.millrace.common.http.HttpTaskClient;
import io.millrace.common.mail.MailSender;
import java.time.Duration;

/**
 * What the application gives to tasks that reach out of the engine.
 *
 * @param decisions takes decisions; null for none
 * @param http sends requests
 * @param httpTimeout how long a request may take that does not say it
 * @param mail sends mails; null for none
 * @param shellTimeout how long a command of the operating system may take; null where none may run
 */
public record OutsideParts(
    DecisionEvaluator decisions,
    HttpTaskClient http,
    Duration httpTimeout,
    MailSender mail,
    Duration shellTimeout) {}
