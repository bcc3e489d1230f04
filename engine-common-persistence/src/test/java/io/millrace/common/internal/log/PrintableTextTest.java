package io.millrace.common.internal.log;

import static org.assertj.core.api.Assertions.assertThat;

import io.millrace.common.BadArgumentException;
import io.millrace.common.DeploymentException;
import io.millrace.common.Problem;
import io.millrace.common.Problem.Severity;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrintableTextTest {

  private static final String FORGED = "A-7\r\n12:00 INFO paid\u001b[2K\u2028x\u0085";
  private static final String SHOWN = "A-7\\r\\n12:00 INFO paid\\u001b[2K\\u2028x\\u0085";

  @Test
  void aTextOfACallerIsNoLineOfItsOwn() {
    var thrown = new BadArgumentException("There is no '" + FORGED + "'.");
    assertThat(thrown.text()).isEqualTo("There is no '" + SHOWN + "'.");
    assertThat(thrown.getMessage()).endsWith(thrown.text());
  }

  @Test
  void aProblemIsOneLineOfItsList() {
    var problem = new Problem("A-1", Severity.ERROR, "a.bpmn", 1, 1, null, FORGED + ".", "Do.");
    var thrown = new DeploymentException(List.of(problem, problem));
    assertThat(thrown.getMessage().lines()).hasSize(3);
    assertThat(problem.message()).isEqualTo(SHOWN + ".");
  }

  @Test
  void whatNeedsNoEscapeStaysTheSame() {
    var text = "caf\u00e9 \ud83d\ude00 'a\tb'";
    assertThat(PrintableText.of(text)).isSameAs(text);
    assertThat(PrintableText.of(null)).isNull();
  }
}
