package io.millrace.bpmn.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Coverage;
import io.millrace.test.conformance.Matrix;
import io.millrace.test.conformance.MatrixPage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConformanceTest {

  private static final String ROOT = "io.millrace.bpmn";
  private static final MatrixPage PAGE = new MatrixPage(Path.of("../docs/bpmn.md"));

  private final List<ElementRow> rows = MatrixText.read();
  private final Coverage coverage = Coverage.of(ROOT);

  @Test
  void eachAspectOfEachRowHasATestOrAReasonAndNoneHasBoth() {
    assertThat(new Matrix(rows).problems(coverage)).isEmpty();
  }

  /** Run with {@code -Dmillrace.docs=write} to write the page anew. */
  @Test
  void thePageShowsTheMatrix() {
    var page = new ElementPage(rows, coverage).text();
    if (System.getProperty("millrace.docs", "compare").equals("write")) {
      PAGE.write(page);
    }
    assertThat(PAGE.read())
        .as("docs/bpmn.md; run this test with -Dmillrace.docs=write to write it anew")
        .isEqualTo(page);
  }

  @Test
  void anAspectWithoutTestAndReasonIsNamed() {
    var text =
        "1 a\n  except interrupted, in a sub-process: why\n2 b\n  rule\n3 c\n  not yet later";
    var shown = shown("1 a", Aspect.NORMAL, Aspect.IN_MULTI_INSTANCE, Aspect.HISTORY);
    assertThat(problems(text, shown))
        .containsExactly(
            "1 a: no test shows 'deployment errors', and no reason says why",
            "2 b: no test shows 'normal', and no reason says why");
  }

  @Test
  void aReasonForAnAspectThatIsTestedIsNamed() {
    var text =
        "because once: it is short\n1 a\n  except interrupted, in a sub-process, in multi-instance, history, deployment errors: once";
    assertThat(problems(text, shown("1 a", Aspect.NORMAL, Aspect.INTERRUPTED)))
        .containsExactly("1 a: a test shows 'interrupted', and a reason says why none can");
  }

  @Test
  void rowsThatDoNotRunAreNotTestedAndUnknownOnesAreNamed() {
    assertThat(problems("1 a\n  not yet later", shown("1 a", Aspect.NORMAL)))
        .containsExactly("1 a: a test covers it, but it is said not to run");
    assertThat(problems("1 a\n  not here why", shown("2 b", Aspect.NORMAL)))
        .containsExactly("2 b: there is no such row");
  }

  @Test
  void aLineThatIsNoneIsRefused() {
    assertThatThrownBy(() -> MatrixText.parse("1 a\n  perhaps")).hasMessageContaining("perhaps");
    assertThatThrownBy(() -> MatrixText.parse("  rule")).hasMessageContaining("no row");
  }

  private static List<String> problems(String text, Coverage coverage) {
    return new Matrix(MatrixText.parse(text)).problems(coverage);
  }

  private static Coverage shown(String row, Aspect... aspects) {
    return new Coverage(
        Arrays.stream(aspects)
            .map(aspect -> new Coverage.Shown(row, aspect, "SomeTest", true))
            .toList());
  }
}
