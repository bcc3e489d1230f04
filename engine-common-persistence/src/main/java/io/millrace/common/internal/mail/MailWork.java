package io.millrace.common.internal.mail;

import io.millrace.common.MailTaskException;
import io.millrace.common.internal.work.Fields;
import io.millrace.common.internal.work.HeaderLines;
import io.millrace.common.internal.work.Work;
import io.millrace.common.internal.work.Workplace;
import io.millrace.common.mail.MailAttachment;
import io.millrace.common.mail.MailMessage;
import io.millrace.common.mail.MailSender;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes a mail from the fields of a task, and hands it to the application's sender.
 *
 * @param fields the fields
 * @param sender sends mails
 */
public record MailWork(Fields fields, MailSender sender) implements Work {

  private static final Logger LOG = LoggerFactory.getLogger(MailWork.class);

  private static final Pattern QUOTED = Pattern.compile("\"[^\"\\r\\n]*\"");
  private static final Pattern SEVERAL = Pattern.compile("[,;\\r\\n]");

  @Override
  public void run(Workplace place) {
    try {
      send(message(place), place);
    } catch (MailTaskException failure) {
      if (!fields.flag(MailFields.IGNORE, place)) {
        throw failure;
      }
      LOG.info("Ignored, as the model says: {}", failure.toString());
      var variable = fields.text(MailFields.EXCEPTION_VARIABLE, place);
      if (variable != null) {
        place.set(variable, failure.getMessage());
      }
    }
  }

  private void send(MailMessage message, Workplace place) {
    try {
      sender.send(message);
    } catch (Exception e) {
      throw new MailTaskException(
          "The mail of the task at "
              + place.scope().location()
              + " could not be sent: "
              + e
              + ". Repeat the call when it can be.",
          e);
    }
  }

  private MailMessage message(Workplace place) {
    var message =
        new MailMessage(
            line(MailFields.FROM, place),
            addresses(MailFields.TO, place),
            addresses(MailFields.CC, place),
            addresses(MailFields.BCC, place),
            line(MailFields.SUBJECT, place),
            body(MailFields.TEXT, MailFields.TEXT_VARIABLE, place),
            body(MailFields.HTML, MailFields.HTML_VARIABLE, place),
            fields.text(MailFields.CHARSET, place),
            headers(place),
            attachments(place));
    if (message.to().isEmpty() && message.cc().isEmpty() && message.bcc().isEmpty()) {
      throw unfit(place, "goes to nobody. Let one of 'to', 'cc' and 'bcc' yield an address.");
    }
    if (message.text() == null && message.html() == null) {
      throw unfit(place, "says nothing. Let 'text' or 'html' yield something.");
    }
    return message;
  }

  /** Addresses are separated by commas in the model; a value is one, or a collection of them. */
  private List<String> addresses(String field, Workplace place) {
    return fields.parts(field).stream()
        .map(part -> part.evaluate(place.scope()))
        .flatMap(
            value ->
                value instanceof Collection<?> several
                    ? several.stream()
                    : Stream.ofNullable(value))
        .filter(Objects::nonNull)
        .map(text -> address(field, text.toString().strip(), place))
        .filter(text -> !text.isEmpty())
        .toList();
  }

  private static String address(String field, String text, Workplace place) {
    if (SEVERAL.matcher(QUOTED.matcher(text).replaceAll("")).find()) {
      throw unfit(
          place,
          "has a value in '" + field + "' that is not one address. Give several as a collection.");
    }
    return text;
  }

  private String line(String field, Workplace place) {
    var text = fields.text(field, place);
    if (HeaderLines.hasLineBreak(text)) {
      throw unfit(place, "has several lines in '" + field + "'. Let it be one.");
    }
    return text;
  }

  /** A body that is too long for a field may stand in a variable whose name the field has. */
  private String body(String field, String variableField, Workplace place) {
    var variable = fields.text(variableField, place);
    if (variable == null) {
      return fields.text(field, place);
    }
    var value = place.scope().resolve(variable);
    if (!(value instanceof String text)) {
      throw unfit(place, "has no body: the variable '" + variable + "' holds no text. Set it.");
    }
    return text;
  }

  private Map<String, String> headers(Workplace place) {
    var headers = new LinkedHashMap<String, String>();
    new HeaderLines(fields, MailFields.HEADERS)
        .read(
            place,
            (line, what) -> unfit(place, "has headers of which line " + line + " " + what + "."))
        .forEach(header -> headers.put(header.name(), header.value()));
    return headers;
  }

  private List<MailAttachment> attachments(Workplace place) {
    var value = fields.value(MailFields.ATTACHMENTS, place);
    var all =
        value instanceof Collection<?> several
            ? several.stream()
            : value == null ? Stream.empty() : Stream.of(value);
    return all.map(
            one -> {
              if (one instanceof MailAttachment attachment) {
                return attachment;
              }
              throw unfit(
                  place,
                  "has an attachment of "
                      + (one == null ? null : one.getClass().getName())
                      + ". Let 'attachments' yield objects of "
                      + MailAttachment.class.getName()
                      + ", such as from a bean.");
            })
        .toList();
  }

  private static MailTaskException unfit(Workplace place, String why) {
    return new MailTaskException(
        "The mail of the task at " + place.scope().location() + " " + why, null);
  }
}
