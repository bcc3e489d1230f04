package io.millrace.common.internal.outside;

import io.millrace.common.DecisionException;
import io.millrace.common.MailTaskException;
import io.millrace.common.ShellTaskException;
import io.millrace.common.internal.decision.DecisionWork;
import io.millrace.common.internal.decision.ResultMapping;
import io.millrace.common.internal.decision.WantedDecision;
import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.expression.Expressions;
import io.millrace.common.internal.http.HttpFields;
import io.millrace.common.internal.http.HttpWork;
import io.millrace.common.internal.mail.MailFields;
import io.millrace.common.internal.mail.MailWork;
import io.millrace.common.internal.shell.ShellWork;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.Work;
import java.util.Collection;
import java.util.Map;

/**
 * Makes the work of tasks that reach out of the engine. Where the engine lacks what a task needs,
 * the task fails when it is reached. Thread-safe.
 *
 * @param expressions parses expressions
 * @param parts what the application gives to tasks
 */
public record OutsideWork(Expressions expressions, OutsideParts parts) {

  /** Returns what an HTTP task does. */
  public Work http(Collection<InjectedValue> fields) {
    return HttpWork.of(
        Fields.of(fields, expressions, HttpFields.SEPARATORS), parts.httpTimeout(), parts.http());
  }

  /** Returns what a mail task does. */
  public Work mail(Collection<InjectedValue> fields) {
    if (parts.mail() == null) {
      return place -> {
        throw new MailTaskException(OutsideProblem.NO_MAIL.at("mail task", place), null);
      };
    }
    return new MailWork(Fields.of(fields, expressions, MailFields.SEPARATORS), parts.mail());
  }

  /** Returns what a shell task does. */
  public Work shell(Collection<InjectedValue> fields) {
    if (parts.shellTimeout() == null) {
      return place -> {
        throw new ShellTaskException(OutsideProblem.NO_SHELL.at("shell task", place), null);
      };
    }
    return new ShellWork(Fields.of(fields, expressions, Map.of()), parts.shellTimeout());
  }

  /**
   * Returns what a decision task does.
   *
   * @param resultVariable gets the result; null for none
   * @param mapping what of the result, as models write it; null for all of it
   * @param needsHit whether it fails when no rule is hit
   */
  public Work decision(
      WantedDecision wanted, String resultVariable, String mapping, boolean needsHit) {
    if (parts.decisions() == null) {
      return place -> {
        throw new DecisionException(OutsideProblem.NO_DECISIONS.at("decision task", place));
      };
    }
    return new DecisionWork(
        wanted, resultVariable, ResultMapping.of(mapping), needsHit, parts.decisions());
  }
}
