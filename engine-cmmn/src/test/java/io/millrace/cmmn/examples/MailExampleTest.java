package io.millrace.cmmn.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.cmmn.CmmnEngineConfiguration;
import io.millrace.cmmn.builder.Cmmn;
import io.millrace.cmmn.test.TestCase;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The mails of cases go where the application collects what is to be sent. */
@DatabaseTest
class MailExampleTest {

  private final Database database;

  MailExampleTest(Database database) {
    this.database = database;
  }

  private static final class Outbox {

    private final List<String> mails = new ArrayList<>();

    void add(List<String> to, String subject, String body) {
      mails.add(to + ": " + subject + ": " + body);
    }
  }

  private static CmmnEngineConfiguration configured(
      CmmnEngineConfiguration configuration, Outbox outbox) {
    configuration.setMailSender(
        mail ->
            outbox.add(mail.to(), mail.subject(), mail.html() == null ? mail.text() : mail.html()));
    return configuration;
  }

  @Test
  void aMailTaskPutsItsMailIntoTheOutbox() {
    var outbox = new Outbox();
    var model =
        Cmmn.caseModel("case")
            .mailTask(
                "tell",
                task ->
                    task.field("to", "kermit@example.org")
                        .field("subject", "Hello")
                        .field("text", "Your claim was paid."))
            .humanTask("check")
            .toXml();
    try (var test =
        TestCase.ofFile(database, configuration -> configured(configuration, outbox), model)
            .start()) {
      assertThat(outbox.mails).containsExactly("[kermit@example.org]: Hello: Your claim was paid.");
      assertThat(test.open()).containsExactly("check active");
    }
  }
}
