package io.millrace.common.internal.outside;

import io.millrace.common.ExpressionException;
import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.http.HttpFields;
import io.millrace.common.internal.json.JsonAccess;
import io.millrace.common.internal.mail.MailFields;
import io.millrace.common.internal.script.Scripts;
import io.millrace.common.internal.shell.ShellFields;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * Finds what keeps tasks from reaching out of the engine, before any of them runs. Thread-safe.
 *
 * @param scripts reads scripts
 * @param parts what the application gives to tasks
 */
public record OutsideChecks(Scripts scripts, OutsideParts parts) {

  private static final String FIELDS = "Correct the fields of the task.";

  /** Returns what is wrong with a script. */
  public List<OutsideProblem> ofScript(String language, String text) {
    try {
      scripts.compile(language, text);
      return List.of();
    } catch (ExpressionException e) {
      return List.of(
          OutsideProblem.setting(
              e.text(), "Do as the message says, or let a service task do the work in Java."));
    }
  }

  /** Returns what is wrong with asking for decisions. */
  public List<OutsideProblem> ofDecisions() {
    return parts.decisions() != null ? List.of() : List.of(OutsideProblem.NO_DECISIONS);
  }

  /** Returns what is wrong with the fields of an HTTP task. */
  public List<OutsideProblem> ofHttp(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(ofFields(HttpFields.problems(fields)));
    if (HttpFields.wantJson(fields) && !JsonAccess.isAvailable()) {
      problems.add(
          OutsideProblem.setting(
              "The engine cannot read JSON.",
              "Add jackson-databind to the class path, or keep the response as text."));
    }
    return problems;
  }

  /** Returns what is wrong with the fields of a mail task. */
  public List<OutsideProblem> ofMail(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(ofFields(MailFields.problems(fields)));
    if (parts.mail() == null) {
      problems.add(OutsideProblem.NO_MAIL);
    }
    return problems;
  }

  /** Returns what is wrong with the fields of a shell task. */
  public List<OutsideProblem> ofShell(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(ofFields(ShellFields.problems(fields)));
    if (parts.shellTimeout() == null) {
      problems.add(OutsideProblem.NO_SHELL);
    }
    return problems;
  }

  private static List<OutsideProblem> ofFields(List<String> messages) {
    return messages.stream().map(message -> new OutsideProblem(false, message, FIELDS)).toList();
  }
}
