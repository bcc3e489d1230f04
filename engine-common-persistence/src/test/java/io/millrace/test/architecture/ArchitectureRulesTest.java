package io.millrace.test.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.lang.ArchRule;
import io.millrace.test.architecture.sample.internal.service.BrokenService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;

class ArchitectureRulesTest {

  private static final String SAMPLE = "io.millrace.test.architecture.sample";

  @TestFactory
  Stream<DynamicTest> everyRuleIsBrokenByTheSampleThatBreaksThemAll() {
    var sample = new ClassFileImporter().importPackages(SAMPLE);
    return rules(NamedExceptions.NONE).map(rule -> broken(rule, sample));
  }

  @TestFactory
  Stream<DynamicTest> everyRuleHoldsWhereThereIsNothingYet() {
    var nothing = new ClassFileImporter().importPackages("io.millrace.nothing");
    return rules(NamedExceptions.NONE)
        .map(rule -> DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(nothing)));
  }

  @Test
  void namedExceptionIsAllowedAndNobodyElse() {
    var sample = new ClassFileImporter().importClasses(BrokenService.class);
    var exceptions = new NamedExceptions(Map.of(BrokenService.class.getName(), "it is a sample"));
    assertThat(brokenRules(exceptions, sample))
        .isEqualTo(brokenRules(NamedExceptions.NONE, sample) - 3);
  }

  @Test
  void packageWithoutDescriptionIsFound(@TempDir Path main) throws IOException {
    write(main.resolve("java/good/package-info.java"), "package good;");
    write(main.resolve("java/good/Good.java"), "package good; class Good {}");
    write(main.resolve("java/bad/Bad.java"), "package bad; class Bad {}");
    assertThat(new SourceRules(main).packagesWithoutDescription())
        .containsExactly(main.resolve("java/bad"));
  }

  @Test
  void mapperThatPastesTextIsFound(@TempDir Path main) throws IOException {
    write(main.resolve("resources/Good.xml"), "<mapper><select>select #{id}</select></mapper>");
    write(main.resolve("resources/Bad.xml"), "<mapper><select>select ${id}</select></mapper>");
    write(main.resolve("resources/Model.xml"), "<definitions>${order.total}</definitions>");
    assertThat(new SourceRules(main).mappersThatPasteText())
        .containsExactly(main.resolve("resources/Bad.xml"));
  }

  private static Stream<ArchRule> rules(NamedExceptions exceptions) {
    return Stream.concat(
        EngineRules.of(SAMPLE, "io.millrace.test.database").stream(),
        SharedRules.of(exceptions, exceptions, exceptions).stream());
  }

  private static DynamicTest broken(ArchRule rule, JavaClasses sample) {
    return DynamicTest.dynamicTest(
        rule.getDescription(), () -> assertThat(rule.evaluate(sample).hasViolation()).isTrue());
  }

  private static long brokenRules(NamedExceptions exceptions, JavaClasses sample) {
    return rules(exceptions).filter(rule -> rule.evaluate(sample).hasViolation()).count();
  }

  private static void write(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }
}
