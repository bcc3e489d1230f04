package io.millrace.test.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Turns the rules into one test each, for a module's {@code @TestFactory}. */
public final class ArchitectureChecks {

  private ArchitectureChecks() {}

  /**
   * Applies rules to the classes of a module, without its tests.
   *
   * @param root the module's root package
   * @param rules the rules
   * @return one test per rule, and one each for mappers and descriptions of packages
   */
  public static Stream<DynamicTest> of(String root, Stream<ArchRule> rules) {
    var classes =
        new ClassFileImporter()
            .withImportOption(new ImportOption.DoNotIncludeTests())
            .importPackages(root);
    return Stream.concat(rules.map(rule -> test(rule, classes)), sources());
  }

  private static DynamicTest test(ArchRule rule, JavaClasses classes) {
    return DynamicTest.dynamicTest(rule.getDescription(), () -> rule.check(classes));
  }

  private static Stream<DynamicTest> sources() {
    var sources = SourceRules.ofThisModule();
    return Stream.of(
        DynamicTest.dynamicTest(
            "every package has a package-info.java",
            () -> assertThat(sources.packagesWithoutDescription()).isEqualTo(List.of())),
        DynamicTest.dynamicTest(
            "no mapper contains ${}",
            () -> assertThat(sources.mappersThatPasteText()).isEqualTo(List.of())));
  }
}
