package io.millrace.cmmn.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.AnnotatedElement;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

class ConformanceTest {

  private static final String ROOT = "io.millrace.cmmn";
  private static final MatrixPage PAGE = new MatrixPage(Path.of("../docs/cmmn.md"));

  private final Matrix matrix = Matrix.read();

  @Test
  void eachRowHasATestOrAReasonAndNoneHasBoth() {
    assertThat(matrix.problems(covered())).isEmpty();
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
    assertThat(Matrix.parse("1 | a | F | runs\n2 | b | - | refused: why").problems(Set.of()))
        .containsExactly("1 a: no test covers it, and no reason says why it is refused");
  }

  @Test
  void aReasonForWhatIsTestedIsNamed() {
    assertThat(Matrix.parse("2 | b | - | refused: why").problems(Set.of("2 b")))
        .containsExactly("2 b: a test covers it, but it is said to be refused");
  }

  @Test
  void labelsOfNoRowAndNumbersThatComeTwiceAreNamed() {
    assertThat(
            Matrix.parse("1 | a | F | refused: x\n1 | b | F | refused: x").problems(Set.of("3 c")))
        .containsExactly("1 b: the numbers do not ascend", "3 c: there is no such row");
  }

  @Test
  void aRowWithoutAStateIsRefused() {
    assertThatThrownBy(() -> Matrix.parse("1 | a | F | perhaps"))
        .hasMessageContaining("1 | a | F | perhaps");
  }

  private static Set<String> covered() {
    return ReflectionSupport.findAllClassesInPackage(ROOT, type -> true, name -> true).stream()
        .flatMap(ConformanceTest::tests)
        .flatMap(element -> Stream.ofNullable(element.getAnnotation(Covers.class)))
        .flatMap(covers -> Arrays.stream(covers.value()))
        .collect(Collectors.toSet());
  }

  /** A method counts only if it is a test, a class only if it has one. */
  private static Stream<AnnotatedElement> tests(Class<?> type) {
    var methods =
        AnnotationSupport.findAnnotatedMethods(
            type, Testable.class, HierarchyTraversalMode.TOP_DOWN);
    return methods.isEmpty() ? Stream.empty() : Stream.concat(Stream.of(type), methods.stream());
  }
}
