package io.millrace.cmmn.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.millrace.test.conformance.Aspect;
import io.millrace.test.conformance.Coverage;
import io.millrace.test.conformance.MatrixPage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ConformanceTest {

  private static final String ROOT = "io.millrace.cmmn";
  private static final int CALLED_CASE = 69;
  private static final MatrixPage PAGE = new MatrixPage(Path.of("../docs/cmmn.md"));

  private final CaseMatrix matrix = CaseMatrix.read();

  @Test
  void eachRowHasATestOrAReasonAndNoneHasBoth() {
    assertThat(matrix.problems(Coverage.of(ROOT))).isEmpty();
  }

  /** The process engine leaves them to us: docs/bpmn.md, row 81. */
  @ParameterizedTest
  @EnumSource
  void eachAspectOfACallByAProcessHasATestOnEveryDatabase(Aspect aspect) {
    var call = matrix.rows().stream().filter(row -> row.number() == CALLED_CASE).findFirst();
    assertThat(Coverage.of(ROOT).isShownEverywhere(call.orElseThrow(), aspect)).isTrue();
  }

  /** Run with {@code -Dmillrace.docs=write} to write the page anew. */
  @Test
  void thePageShowsTheMatrix() {
    if (System.getProperty("millrace.docs", "compare").equals("write")) {
      PAGE.write(matrix.forPage());
    }
    assertThat(PAGE.read())
        .as("docs/cmmn.md; run this test with -Dmillrace.docs=write to write it anew")
        .isEqualTo(matrix.forPage());
  }

  @Test
  void aRowWithoutTestAndReasonIsNamed() {
    assertThat(CaseMatrix.parse("1 | a | F | runs\n2 | b | - | refused: why").problems(shown()))
        .containsExactly("1 a: no test shows 'normal', and no reason says why");
  }

  @Test
  void aReasonForWhatIsTestedIsNamed() {
    assertThat(CaseMatrix.parse("2 | b | - | refused: why").problems(shown("2 b")))
        .containsExactly("2 b: a test covers it, but it is said not to run");
  }

  @Test
  void aRowThatIsNotShownOnEveryDatabaseIsNamed() {
    var somewhere = new Coverage.Shown("1 a", Aspect.NORMAL, "SomeTest", false);
    assertThat(CaseMatrix.parse("1 | a | F | runs").problems(new Coverage(List.of(somewhere))))
        .containsExactly("1 a: no test shows 'normal' on every database");
  }

  @Test
  void labelsOfNoRowAndNumbersThatComeTwiceAreNamed() {
    assertThat(
            CaseMatrix.parse("1 | a | F | refused: x\n1 | b | F | refused: x")
                .problems(shown("3 c")))
        .containsExactly("1 b: the numbers do not ascend", "3 c: there is no such row");
  }

  @Test
  void aRowThatRunsButForSomethingNeedsATestAndSaysWhatItLacks() {
    var matrix = CaseMatrix.parse("1 | a | F | runs; lacks b: c");

    assertThat(matrix.problems(shown("1 a"))).isEmpty();
    assertThat(matrix.problems(shown()))
        .containsExactly("1 a: no test shows 'normal', and no reason says why");
    assertThat(matrix.forPage()).contains("1 of 1 rows run").contains("| runs; lacks b: c |");
  }

  @Test
  void aRowWithoutAStateIsRefused() {
    assertThatThrownBy(() -> CaseMatrix.parse("1 | a | F | perhaps"))
        .hasMessageContaining("1 | a | F | perhaps");
  }

  private static Coverage shown(String... rows) {
    return new Coverage(
        Arrays.stream(rows)
            .map(row -> new Coverage.Shown(row, Aspect.NORMAL, "SomeTest", true))
            .toList());
  }
}
