/** Short programs as applications write them. The documentation shows parts of them. */
package io.millrace.bpmn.examples;
