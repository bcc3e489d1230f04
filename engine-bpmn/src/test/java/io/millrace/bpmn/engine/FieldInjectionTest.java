package io.millrace.bpmn.engine;

import static io.millrace.bpmn.test.BpmnBuilder.process;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.bpmn.delegate.DelegateExecution;
import io.millrace.bpmn.delegate.JavaDelegate;
import io.millrace.bpmn.test.EngineTest;
import io.millrace.bpmn.test.TestEngine;
import io.millrace.common.DelegateException;
import io.millrace.common.delegate.Expression;
import io.millrace.test.conformance.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Fields of a model go through a setter, or into what is declared for them, and nowhere else. */
@Covers("71 field injection")
@EngineTest
class FieldInjectionTest {

  /** A bean that all elements share, with fields of its own. */
  public static class Mailer implements JavaDelegate {

    private static Expression everywhere;

    private final Expression fixed = null;
    private String server = "mail.acme.com";
    private Object anything = "secret";
    private int port = 25;
    private Expression subject;

    /** Sets the port. */
    public void setPort(int value) {
      port = value;
    }

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable(
          "sent",
          server + " " + anything + " " + port + " " + fixed + " " + everywhere + " " + subject);
    }
  }

  /** Has its field from a class above it, and setters of one name. */
  public static final class LateMailer extends Mailer {

    private String footer;

    /** Sets the footer from what an expression gives. */
    public void setFooter(Expression value) {
      footer = value.getExpressionText() + "!";
    }

    /** Sets the footer. */
    public void setFooter(int value) {
      footer = value + "?";
    }

    @Override
    public void execute(DelegateExecution execution) {
      super.execute(execution);
      execution.setVariable("footer", footer);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "server, java.lang.String",
    "anything, java.lang.Object",
    "port, int",
    "fixed, final",
    "everywhere, static"
  })
  void aFieldThatIsNotMadeForModelsIsRefusedByName(String field, String why, TestEngine engine) {
    var mailer = new Mailer();
    engine.bean("mailer", mailer);
    engine.deploy(
        process("order")
            .serviceTask(
                "good", t -> t.delegateExpression("${mailer}").fieldExpression("subject", "${1}"))
            .serviceTask("bad", t -> t.delegateExpression("${mailer}").field(field, "26")));

    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'" + field + "'")
        .hasMessageContaining("'bad'")
        .hasMessageContaining(Mailer.class.getName())
        .hasMessageContaining(why);
    assertThat(mailer.server).isEqualTo("mail.acme.com");
    assertThat(mailer.anything).isEqualTo("secret");
    assertThat(mailer.port).isEqualTo(25);
    assertThat(Mailer.everywhere).isNull();
  }

  @Test
  void aClassIsTreatedAsABeanIs(TestEngine engine) {
    engine.deploy(
        process("order").serviceTask("bad", t -> t.delegate(Mailer.class).field("server", "x")));

    assertThatThrownBy(() -> engine.start("order"))
        .isInstanceOf(DelegateException.class)
        .hasMessageContaining("'server'");
  }

  @Test
  void ofSettersOfOneNameTheOneForExpressionsIsCalled(TestEngine engine) {
    engine.deploy(
        process("order")
            .serviceTask(
                "send",
                t -> t.delegate(LateMailer.class).field("footer", "bye").field("subject", "hi")));

    assertThat(engine.lastValue(engine.start("order"), "footer")).isEqualTo("bye!");
  }

  /** Is known to its package alone, as beans of a container often are. */
  static final class Packaged implements JavaDelegate {

    private String text;

    public void setText(String value) {
      text = value;
    }

    @Override
    public void execute(DelegateExecution execution) {
      execution.setVariable("text", text);
    }
  }

  @Test
  void theSetterOfABeanThatIsNotPublicIsCalled(TestEngine engine) {
    engine.bean("packaged", new Packaged());
    engine.deploy(
        process("order")
            .serviceTask("set", t -> t.delegateExpression("${packaged}").field("text", "x")));

    assertThat(engine.lastValue(engine.start("order"), "text")).isEqualTo("x");
  }
}
