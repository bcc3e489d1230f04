package io.millrace.common.internal.mail;

import io.millrace.common.internal.delegate.InjectedValue;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.HeaderLines;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The names of the fields of mail tasks, and what can be said about them before they are sent. */
public final class MailFields {

  static final String FROM = "from";
  static final String TO = "to";
  static final String CC = "cc";
  static final String BCC = "bcc";
  static final String SUBJECT = "subject";
  static final String TEXT = "text";
  static final String TEXT_VARIABLE = "textVar";
  static final String HTML = "html";
  static final String HTML_VARIABLE = "htmlVar";
  static final String CHARSET = "charset";
  static final String HEADERS = "headers";
  static final String ATTACHMENTS = "attachments";
  static final String IGNORE = "ignoreException";
  static final String EXCEPTION_VARIABLE = "exceptionVariableName";

  /** What stands between the parts of those that are lists. */
  public static final Map<String, String> SEPARATORS =
      Map.of(TO, ",;", CC, ",;", BCC, ",;", HEADERS, HeaderLines.SEPARATORS);

  private static final Set<String> ALL =
      Set.of(
          FROM,
          TO,
          CC,
          BCC,
          SUBJECT,
          TEXT,
          TEXT_VARIABLE,
          HTML,
          HTML_VARIABLE,
          CHARSET,
          HEADERS,
          ATTACHMENTS,
          IGNORE,
          EXCEPTION_VARIABLE);
  private static final Set<String> RECIPIENTS = Set.of(TO, CC, BCC);
  private static final Set<String> BODIES = Set.of(TEXT, TEXT_VARIABLE, HTML, HTML_VARIABLE);

  private MailFields() {}

  /** Returns what is wrong with the fields of a task; empty if nothing is. */
  public static List<String> problems(Collection<InjectedValue> fields) {
    var problems = new ArrayList<>(Fields.unknown(fields, ALL));
    if (fields.stream().noneMatch(field -> RECIPIENTS.contains(field.name()))) {
      problems.add("The mail goes to nobody: one of the fields 'to', 'cc' and 'bcc' is missing.");
    }
    if (fields.stream().noneMatch(field -> BODIES.contains(field.name()))) {
      problems.add(
          "The mail says nothing: one of the fields 'text', 'textVar', 'html' and 'htmlVar' is"
              + " missing.");
    }
    return problems;
  }
}
