package io.millrace.cmmn.execution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.cmmn.delegate.DelegatePlanItemInstance;
import io.millrace.cmmn.delegate.PlanItemJavaDelegate;
import io.millrace.cmmn.test.TestCase;
import io.millrace.common.DelegateException;
import io.millrace.common.delegate.Expression;
import io.millrace.test.database.Database;
import io.millrace.test.database.DatabaseTest;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Fields of a case go through a setter, or into what is declared for them, and nowhere else. */
@DatabaseTest
class FieldInjectionTest {

  private final Database database;

  FieldInjectionTest(Database database) {
    this.database = database;
  }

  /** A bean that all plan items share, with a field of its own. */
  public static final class Mailer implements PlanItemJavaDelegate {

    private String server = "mail.acme.com";
    private Expression subject;

    @Override
    public void execute(DelegatePlanItemInstance item) {
      item.setVariable("sent", server + " " + subject.getValue(item));
    }
  }

  private TestCase of(Mailer mailer, String field) {
    return TestCase.ofXml(
        database,
        c -> c.setBeans(Map.of("mailer", mailer)),
        "",
        """
        <planItem id="a" definitionRef="task"/>
        <task id="task" flowable:type="java" flowable:delegateExpression="${mailer}">
          <extensionElements><flowable:field name="%s" stringValue="hi"/></extensionElements>
        </task>
        <planItem id="b" definitionRef="more"/><humanTask id="more"/>
        """
            .formatted(field));
  }

  @Test
  void aFieldThatIsDeclaredForModelsIsSet() {
    try (var test = of(new Mailer(), "subject").start()) {
      assertThat(test.runtime().getVariable(test.id(), "sent")).isEqualTo("mail.acme.com hi");
    }
  }

  @Test
  void anyOtherFieldIsRefusedByName() {
    var mailer = new Mailer();
    try (var test = of(mailer, "server")) {
      var starting = test.runtime().createCaseInstanceBuilder().caseDefinitionKey("case");
      assertThatThrownBy(starting::start)
          .isInstanceOf(DelegateException.class)
          .hasMessageContaining("'server'")
          .hasMessageContaining("'task'")
          .hasMessageContaining(Mailer.class.getName());
      assertThat(mailer.server).isEqualTo("mail.acme.com");
    }
  }
}
