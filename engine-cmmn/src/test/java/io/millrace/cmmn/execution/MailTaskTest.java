package io.millrace.cmmn.execution;

import static io.millrace.cmmn.test.PlannedItem.human;
import static io.millrace.cmmn.test.PlannedItem.stage;
import static io.millrace.cmmn.test.PlannedItem.task;
import static io.millrace.cmmn.test.TestCase.variables;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.millrace.cmmn.test.PlannedItem;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DeploymentException;
import io.millrace.common.MailTaskException;
import io.millrace.common.mail.MailAttachment;
import io.millrace.common.mail.MailMessage;
import io.millrace.common.mail.MailSender;
import io.millrace.test.conformance.Covers;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

@Covers("16 mail task")
@DatabaseTest
class MailTaskTest {

  private static final MailAttachment FILE =
      new MailAttachment("frog.txt", "text/plain", new byte[] {1});

  private final Database database;
  private final List<MailMessage> sent = new ArrayList<>();

  MailTaskTest(Database database) {
    this.database = database;
  }

  private static PlannedItem mail() {
    return task("mail").with("flowable:type=\"mail\"");
  }

  private TestCase test(MailSender sender, PlannedItem mail) {
    return TestCase.of(
        database,
        configuration -> configuration.setMailSender(sender).setBeans(Map.of("file", FILE)),
        stage("plan", mail, human("after").entry("mail.complete")));
  }

  private TestCase test(PlannedItem mail) {
    return test(sent::add, mail);
  }

  @Test
  void allFieldsArriveInTheMessage() {
    var mail =
        mail()
            .field("from", "fozzie@muppets.org")
            .fieldOf("to", "${to}")
            .field("cc", "a@x.org, b@x.org")
            .field("bcc", "c@x.org")
            .fieldOf("subject", "Hello ${who}")
            .field("text", "costs ${5}")
            .fieldOf("html", "<b>${who}</b>")
            .field("charset", "UTF-8")
            .field("headers", "X-One: 1\nX-Two: 2")
            .fieldOf("attachments", "${file}");
    try (var test =
        test(mail).start(variables("who", "Kermit", "to", List.of("k@muppets.org", "p@x.org")))) {
      assertThat(sent)
          .containsExactly(
              new MailMessage(
                  "fozzie@muppets.org",
                  List.of("k@muppets.org", "p@x.org"),
                  List.of("a@x.org", "b@x.org"),
                  List.of("c@x.org"),
                  "Hello Kermit",
                  "costs ${5}",
                  "<b>Kermit</b>",
                  "UTF-8",
                  Map.of("X-One", "1", "X-Two", "2"),
                  List.of(FILE)));
      assertThat(test.open()).containsExactly("after active");
    }
  }

  @Test
  void theBodyMayStandInAVariable() {
    var mail = mail().field("to", "k@x.org").field("textVar", "body").field("htmlVar", "page");
    try (var test = test(mail).start(variables("body", "long", "page", "<p/>"))) {
      assertThat(sent.get(0).text()).isEqualTo("long");
      assertThat(sent.get(0).html()).isEqualTo("<p/>");
      assertThat(test.open()).containsExactly("after active");
    }
    assertThatThrownBy(() -> test(mail().field("to", "k@x.org").field("textVar", "body")).start())
        .isInstanceOf(MailTaskException.class)
        .hasMessageContaining("'body'");
  }

  @Test
  void aMailToNobodyUndoesTheCall() {
    assertThatThrownBy(
            () ->
                test(mail().fieldOf("to", "${to}").field("text", "hi")).start(variables("to", " ")))
        .isInstanceOf(MailTaskException.class)
        .hasMessageContaining("goes to nobody");
  }

  @Test
  void aValueAddsNeitherARecipientNorAHeader() {
    var mail =
        mail()
            .fieldOf("to", "${to}, b@x.org; ${more}")
            .fieldOf("subject", "Hello ${who}")
            .fieldOf("headers", "X-Ref: ${ref}")
            .field("text", "hi");
    var good =
        variables(
            "to", "\"Frog, Kermit\" <k@x.org>", "more", List.of("c@x.org"), "who", "K", "ref", "1");
    try (var test = test(mail).start(good)) {
      assertThat(sent.get(0).to())
          .containsExactly("\"Frog, Kermit\" <k@x.org>", "b@x.org", "c@x.org");
      assertThat(sent.get(0).headers()).containsOnly(Map.entry("X-Ref", "1"));
      assertThat(test.over()).singleElement().asString().endsWith(" completed");
    }
    var bad =
        Map.of(
            "to", "k@x.org, spy@x.org", "who", "K\nBcc: spy@x.org", "ref", "1\r\nBcc: spy@x.org");
    for (var name : bad.keySet()) {
      var values = new HashMap<>(good);
      values.put(name, bad.get(name));
      assertThatThrownBy(() -> test(mail).start(values))
          .isInstanceOf(MailTaskException.class)
          .hasMessageContaining("'mail'")
          .hasMessageNotContaining("spy");
    }
    assertThat(sent).hasSize(1);
  }

  @Test
  void aSenderThatFailsUndoesTheCallUnlessTheModelIgnoresIt() {
    MailSender broken =
        message -> {
          throw new IOException("no network");
        };
    assertThatThrownBy(
            () -> test(broken, mail().field("to", "k@x.org").field("text", "hi")).start())
        .isInstanceOf(MailTaskException.class)
        .hasMessageContaining("no network")
        .hasMessageContaining("'mail'");
    var ignoring =
        mail()
            .field("to", "k@x.org")
            .field("text", "hi")
            .field("ignoreException", "true")
            .field("exceptionVariableName", "why");
    try (var test = test(broken, ignoring).start()) {
      assertThat(test.open()).containsExactly("after active");
      assertThat(test.engine().getCmmnRuntimeService().getVariable(test.id(), "why").toString())
          .contains("no network");
    }
  }

  @Test
  void anAttachmentHasToBeOne() {
    assertThatThrownBy(
            () ->
                test(mail()
                        .field("to", "k@x.org")
                        .field("text", "hi")
                        .field("attachments", "/etc/passwd"))
                    .start())
        .isInstanceOf(MailTaskException.class)
        .hasMessageContaining("MailAttachment");
  }

  @Test
  void withoutASenderOrRecipientsOrTextTheCaseIsRefused() {
    var refused =
        catchThrowableOfType(DeploymentException.class, () -> test(null, mail().field("too", "x")));
    assertThat(refused.problems())
        .extracting(problem -> problem.code())
        .containsExactly("CMMN-099", "CMMN-099", "CMMN-099", "CMMN-098");
    assertThat(refused.problems().get(3).remedy()).contains("setMailSender");
  }
}
