package io.millrace.test.conformance;

import io.millrace.test.database.DatabaseTest;
import io.millrace.test.database.ServerTest;
import java.lang.annotation.Annotation;
import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.platform.commons.annotation.Testable;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;

/**
 * What tests say that they show.
 *
 * @param shown row by row, aspect by aspect
 */
public record Coverage(List<Shown> shown) {

  /**
   * What a class of tests shows of a row.
   *
   * @param row its number and name
   * @param aspect what is shown of it
   * @param test the simple name of the class
   * @param everywhere whether the test runs on every database
   */
  public record Shown(String row, Aspect aspect, String test, boolean everywhere) {}

  /** Finds the tests of a package and of those below it. */
  public static Coverage of(String rootPackage) {
    return new Coverage(
        ReflectionSupport.findAllClassesInPackage(rootPackage, type -> true, name -> true).stream()
            .flatMap(Coverage::shownBy)
            .distinct()
            .toList());
  }

  /** Returns the rows of which anything is shown, by number and name. */
  public Set<String> rows() {
    return shown.stream().map(Shown::row).collect(Collectors.toSet());
  }

  /** Returns the classes of tests that show an aspect of a row, by name. */
  public Set<String> tests(MatrixRow row, Aspect aspect) {
    return shown.stream()
        .filter(one -> one.row().equals(row.label()) && one.aspect() == aspect)
        .map(Shown::test)
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** Tells whether a test shows an aspect of a row on every database. */
  public boolean isShownEverywhere(MatrixRow row, Aspect aspect) {
    return shown.stream()
        .anyMatch(
            one -> one.row().equals(row.label()) && one.aspect() == aspect && one.everywhere());
  }

  /** A method counts only if it is a test, a class only if it has one. */
  private static Stream<Shown> shownBy(Class<?> type) {
    var methods =
        AnnotationSupport.findAnnotatedMethods(
            type, Testable.class, HierarchyTraversalMode.TOP_DOWN);
    return methods.isEmpty()
        ? Stream.empty()
        : Stream.concat(Stream.of(type), methods.stream())
            .flatMap(element -> shownBy(element, type));
  }

  private static Stream<Shown> shownBy(AnnotatedElement element, Class<?> type) {
    var everywhere =
        isMarked(element, type, DatabaseTest.class) && !isMarked(element, type, ServerTest.class);
    return AnnotationSupport.findRepeatableAnnotations(element, Covers.class).stream()
        .flatMap(
            covers ->
                rowsOf(covers, type)
                    .flatMap(
                        row ->
                            Arrays.stream(covers.aspect())
                                .map(
                                    aspect ->
                                        new Shown(row, aspect, type.getSimpleName(), everywhere))));
  }

  private static boolean isMarked(
      AnnotatedElement element, Class<?> type, Class<? extends Annotation> mark) {
    return AnnotationSupport.isAnnotated(element, mark)
        || AnnotationSupport.isAnnotated(type, mark);
  }

  private static Stream<String> rowsOf(Covers covers, Class<?> type) {
    var named = Arrays.stream(covers.value());
    return covers.casesOf().isEmpty()
        ? named
        : Stream.concat(named, cases(covers.casesOf(), type).map(RowCase::row));
  }

  private static Stream<RowCase> cases(String method, Class<?> type) {
    var source =
        ReflectionSupport.findMethod(type, method)
            .orElseThrow(() -> new IllegalArgumentException(type + " has no method " + method));
    return ((Stream<?>) invoke(source)).map(RowCase.class::cast);
  }

  private static Object invoke(Method source) {
    return ReflectionSupport.invokeMethod(source, null);
  }
}
